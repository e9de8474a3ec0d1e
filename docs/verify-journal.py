"""Checks a journal of closed days without the shop: python3 verify-journal.py journal.csv HASH"""
import csv, hashlib, sys
sums, lines, pending, hash_ = {}, [], {}, ''
for row in csv.reader(open(sys.argv[1], encoding='utf-8', newline='')):
    kind, cells = row[0], row[1:]
    if kind == 'previous':
        hash_ = first = cells[0]
    elif kind == 'open':
        continue
    elif kind == 'opening':
        sums[cells[0], cells[1]] = [int(cells[2]), int(cells[3])]
    elif kind == 'transfer':
        lines.append('\x1f'.join(cells) + '\n')
        id_, day, at, code, source, dk, do, ck, co, tenge, state, ended, staff = cells
        if state == 'pending':
            pending[id_] = (dk, do, ck, co)
        if ended and pending.pop(ended, (dk, do, ck, co) if first else None) != (dk, do, ck, co):
            sys.exit(f'{day}: {id_} ends what is not pending')
        if state in ('posted', 'post'):
            for side, k, o in ((0, dk, do), (1, ck, co)):
                o = '' if k in ('payment', 'order', 'certificate') else o
                sums.setdefault((k, o), [0, 0])[side] += int(tenge)
    elif kind == 'day':
        hash_ = hashlib.sha256((hash_ + '\n' + ''.join(lines)).encode()).hexdigest()
        if (len(lines), hash_) != (int(cells[1]), cells[2]):
            sys.exit(f'{cells[0]}: the hash is {hash_}')
        lines = []
    elif sums.get((cells[0], cells[1])) != [int(cells[2]), int(cells[3])]:
        sys.exit(f'{day}: {cells}: opening and movements are {sums.get((cells[0], cells[1]))}')
sys.exit(None if hash_.startswith(sys.argv[2].lower()) else f'it ends with {hash_}')
