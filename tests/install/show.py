"""A program: print a table."""

import tafelronde

if __name__ == "__main__":
    print(tafelronde.load("rosenkoenig").new())
