"""The same as a loop over scipy, once: every pair and lag, p value, interval and q."""
import json, sys, time
import numpy as np
from scipy import stats

METRICS, DAYS, LONGEST_LAG = 60, 1460, 3
columns = np.fromfile(sys.argv[1]).reshape(METRICS, DAYS)
began = time.perf_counter()
p, ends = [], []
for i in range(METRICS):
    for j in range(METRICS):
        for lag in range(0 if i < j else 1, LONGEST_LAG + 1):
            if i == j:
                continue
            x, y = columns[i, : DAYS - lag], columns[j, lag:]
            both = ~np.isnan(x) & ~np.isnan(y)
            rho, tail = stats.spearmanr(x[both], y[both])
            half = 1.959963984540054 * np.sqrt((1 + rho * rho / 2) / (both.sum() - 3))
            ends.append((np.tanh(np.arctanh(rho) - half), np.tanh(np.arctanh(rho) + half)))
            p.append(tail)
p = np.array(p)
order = np.argsort(p)
q = np.minimum.accumulate((p[order] * len(p) / np.arange(1, len(p) + 1))[::-1])[::-1]
print(json.dumps({"ms": (time.perf_counter() - began) * 1000, "count": int((q < 0.05).sum()) + len(p)}))
