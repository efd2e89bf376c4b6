import { DAYS, MAX_LAG, METRICS, readNoise, report } from "#bench/noise"

/**
 * The floor of a scan: Spearman's rank correlation of every pair and lag with p value, interval and
 * Benjamini and Hochberg's q, on typed arrays, each metric sorted once and ranked among the days of a
 * pair by walking its order. No module of the product.
 */
const columns = await readNoise(process.argv[2]!)

const logGamma = (x: number): number => {
  const c = [76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155]
  const d = [0.1208650973866179e-2, -0.5395239384953e-5]
  let sum = 1.000000000190015
  ;[...c, ...d].forEach((term, at) => {
    sum += term / (x + 1 + at)
  })
  return (x + 0.5) * Math.log(x + 5.5) - (x + 5.5) + Math.log((2.5066282746310007 * sum) / x)
}

/** The two-sided p value of Student's t by the continued fraction of the incomplete beta function. */
const twoSided = (t: number, df: number): number => {
  const x = df / (df + t * t)
  const [a, b] = [df / 2, 0.5]
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x),
  )
  const fraction = (a: number, b: number, x: number) => {
    let c = 1
    let d = 1 / (1 - ((a + b) * x) / (a + 1))
    let h = d
    for (let m = 1; m < 300; m++) {
      let step = (m * (b - m) * x) / ((a - 1 + 2 * m) * (a + 2 * m))
      d = 1 / (1 + step * d)
      c = 1 + step / c
      h *= d * c
      step = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 1 + 2 * m))
      d = 1 / (1 + step * d)
      c = 1 + step / c
      h *= d * c
      if (Math.abs(d * c - 1) < 1e-15) break
    }
    return h
  }
  return x < (a + 1) / (a + b + 2)
    ? (front * fraction(a, b, x)) / a
    : 1 - (front * fraction(b, a, 1 - x)) / b
}

const ranksX = new Float64Array(DAYS)

report(() => {
  const orders = columns.map((values) => {
    const known = Array.from(values.keys()).filter((day) => !Number.isNaN(values[day]!))
    return Int32Array.from(known).sort((a, b) => values[a]! - values[b]!)
  })
  const count = (METRICS * (METRICS - 1)) / 2 + MAX_LAG * METRICS * (METRICS - 1)
  const p = new Float64Array(count)
  const low = new Float64Array(count)
  const high = new Float64Array(count)
  let test = 0
  for (let i = 0; i < METRICS; i++)
    for (let j = 0; j < METRICS; j++)
      for (let lag = i < j ? 0 : 1; i !== j && lag <= MAX_LAG; lag++) {
        const [x, y] = [columns[i]!, columns[j]!]
        const [orderX, orderY] = [orders[i]!, orders[j]!]
        let n = 0
        for (let at = 0; at < orderX.length; ) {
          let end = at
          let equal = 0
          const value = x[orderX[at]!]!
          for (; end < orderX.length && x[orderX[end]!] === value; end++) {
            const later = orderX[end]! + lag
            if (later < DAYS && !Number.isNaN(y[later]!)) equal++
          }
          for (; at < end; at++) ranksX[orderX[at]!] = n + (equal + 1) / 2
          n += equal
        }
        const mean = (n + 1) / 2
        let [xy, xx, yy, m] = [0, 0, 0, 0]
        for (let at = 0; at < orderY.length; ) {
          let end = at
          let equal = 0
          const value = y[orderY[at]!]!
          for (; end < orderY.length && y[orderY[end]!] === value; end++) {
            const earlier = orderY[end]! - lag
            if (earlier >= 0 && !Number.isNaN(x[earlier]!)) equal++
          }
          const dy = m + (equal + 1) / 2 - mean
          for (; at < end; at++) {
            const earlier = orderY[at]! - lag
            if (earlier < 0 || Number.isNaN(x[earlier]!)) continue
            const dx = ranksX[earlier]! - mean
            xy += dx * dy
            xx += dx * dx
            yy += dy * dy
          }
          m += equal
        }
        const rho = xy / Math.sqrt(xx * yy)
        const half = 1.959963984540054 * Math.sqrt((1 + (rho * rho) / 2) / (n - 3))
        p[test] = twoSided(rho * Math.sqrt((n - 2) / (1 - rho * rho)), n - 2)
        low[test] = Math.tanh(Math.atanh(rho) - half)
        high[test++] = Math.tanh(Math.atanh(rho) + half)
      }
  const order = Int32Array.from(p.keys()).sort((a, b) => p[b]! - p[a]!)
  const q = new Float64Array(count)
  let least = 1
  order.forEach((at, fromTop) => {
    least = Math.min(least, (p[at]! * count) / (count - fromTop))
    q[at] = least
  })
  return q.filter((value) => value < 0.05).length + test
})
