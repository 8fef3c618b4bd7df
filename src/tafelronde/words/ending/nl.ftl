# Het einde van een partij, verteld op de pagina van de tafel en in de terminal, in het Nederlands.

verdict-draw = Gelijkspel
verdict-you-won = Jij wint!
verdict-others = Alle anderen delen de overwinning
verdict-nobody = Niemand heeft gewonnen
result-in-vain = Wat { $player } op die plaats bereikte, telt voor niemand.
result-best-left = { $came ->
    [won] Van de anderen komt { $player } als eerste uit en wint.
   *[shared] Van de anderen komt ook { $player } als eerste uit en deelt de overwinning.
}
result-own-first = { $by ->
    [leaving] bleef tot het einde
   *[rules] { $came ->
        [won] wint
        [draw] gelijkspel
       *[shared] deelt de overwinning
    }
}
result-own-gave-up = { $how ->
    [time] had geen tijd meer
    [left] ging weg; een bot speelde verder
   *[resigned] gaf op
}
result-short = { $count ->
    [one] 1 punt minder dan { $other }
   *[other] { $count } punten minder dan { $other }
}
standings = De stand
standing-place = { $place }.
standing-spoken = Plaats { $place }: { $name }, { $count }
decided-title = Wat de doorslag gaf
decided-relive = Beleef het opnieuw
decided = { $how ->
    [own] Stap { $step }: { $text }. Dat kostte { $player } ongeveer { $cost } van 100.
    [other] Stap { $step }, { $other }: { $text }. Dat kostte { $player } ongeveer { $cost } van 100.
    [ahead] { $judged ->
        [yes] Vanaf stap { $step } stond { $player } duidelijk voor, tot het einde.
       *[no] Vanaf stap { $step } stond { $player } eerste, tot het einde.
    }
    [led] { $judged ->
        [yes] Tot stap { $step } stond { $player } voor.
       *[no] Bij stap { $step } stond { $player } voor het laatst eerste.
    }
    [last] { $judged ->
        [yes] Pas het einde gaf de doorslag: daarvoor stond { $player } niet duidelijk voor.
       *[no] Pas het einde gaf de doorslag: daarvoor stond { $player } niet eerste.
    }
   *[left] Het opgeven gaf de doorslag.
}
scoring-relive = Telling opnieuw beleven
scoring-back = Een stap terug
scoring-next = Verder
scoring-skip = Naar het einde
scoring-step = { $step } van { $of }
scoring-sheet = Scoreblad
result-gave-up = { $who ->
    [you] { $how ->
        [time] Je tijd was om.
        [left] Een bot speelde voor jou tot het einde.
       *[resigned] Je had opgegeven.
    }
    [nobody] { $leaver } gaf op; die plaats telt voor niemand.
   *[they] { $how ->
        [time] De tijd van { $leaver } was om; { $player } speelde verder.
        [left] { $player } speelde voor { $leaver } tot het einde.
       *[resigned] { $leaver } gaf op; { $player } speelde verder.
    }
}
result-ended-by = { $who ->
    [you] { $how ->
        [time] Je tijd was om.
       *[resigned] Je hebt opgegeven.
    }
   *[they] { $how ->
        [time] { $leaver } heeft geen tijd meer.
       *[resigned] { $leaver } geeft op.
    }
}
