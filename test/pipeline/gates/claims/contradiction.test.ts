import { expect, test } from "bun:test"
import { makeContradictions } from "#pipeline/gates/claims/contradiction"
import { aFact, aFinding, aLedger } from "#test/ledger"

const found = makeContradictions(
  aLedger({
    facts: [
      aFact("rhr_difference", -4, { role: "difference" }),
      aFact("rhr_mean", 58),
      aFact("steps_difference", 1234, { role: "difference", unit: "steps", label: "steps" }),
      aFact("ldl_flag", "out of range", { role: "flag", label: "LDL Cholesterol" }),
      aFact("tsh_flag", "in range", { role: "flag", label: "TSH" }),
    ],
    evidence: [aFinding("link", {}, { verdict: "rejected", reason: "chance" })],
  }),
)

const opposite = [
  "Your resting heart rate rose sharply.",
  "Your resting heart rate is clearly higher now.",
  "Your resting heart rate has gone up a lot.",
  "It rose by {{rhr_difference.size}}.",
  "Dein Ruhepuls ist um {{rhr_difference.size}} gestiegen.",
  "Votre pouls a augmenté de {{rhr_difference.size}}.",
  "The link between the two is clear and strong.",
  "There is a clear link between steps and sleep duration.",
  "Your LDL Cholesterol is perfectly normal.",
  "Your TSH is too high.",
  "Your neighbour's resting heart rate averaged {{rhr_mean}}.",
  "Anna's resting heart rate averaged {{rhr_mean}}.",
  "Your resting heart rate got worse.",
  "Your resting heart rate is on the rise.",
  "You walked less than before.",
  "You took {{steps_difference.size}} fewer steps.",
  "Vos pas ont diminué de {{steps_difference.size}}.",
  "歩数は{{steps_difference.size}}減りました。",
  "Dein Ruhepuls ist gestiegen.",
  "Votre LDL Cholesterol est normal.",
  "LDL Cholesterol은 정상입니다.",
  "All your labs are in range.",
  "Il y a un lien clair entre les pas et le sommeil.",
]
for (const sentence of opposite)
  test(`refuses: ${sentence}`, () => expect(found.test(sentence)).toBe(true))

const agreeing = [
  "Your resting heart rate fell.",
  "Your resting heart rate did not rise.",
  "Your resting heart rate was higher before.",
  "It fell by {{rhr_difference.size}}.",
  "Dein Ruhepuls ist um {{rhr_difference.size}} gesunken.",
  "There is no clear link between the two.",
  "Your LDL Cholesterol is out of range.",
  "Your LDL Cholesterol is not normal.",
  "Your TSH is fine.",
  "Your steps rose.",
  "Your resting heart rate is higher than it should be.",
  "Your resting heart rate improved.",
  "You walked more than before.",
  "Your steps fell on rainy days.",
  "Vos pas ont augmenté de {{steps_difference.size}}.",
  "Dein Ruhepuls ist gefallen.",
  "Votre TSH est dans les normes.",
  "All your labs but LDL Cholesterol are in range.",
  "A clear link between steps and sleep duration was not found.",
  "November's sleep was short.",
]
for (const sentence of agreeing)
  test(`lets pass: ${sentence}`, () => expect(found.test(sentence)).toBe(false))

test("refuses to deny what holds up", () => {
  const held = makeContradictions(
    aLedger({ evidence: [aFinding("link", {}, { verdict: "validated" })] }),
  )
  expect(held.test("There is no link between steps and sleep duration.")).toBe(true)
  expect(held.test("There is a clear link between steps and sleep duration.")).toBe(false)
})

test("refuses to call still what clearly changed", () => {
  const changed = makeContradictions(
    aLedger({
      facts: [
        aFact("d", -25, { role: "difference", label: "sleep duration", unit: "min" }),
        aFact("m", 58),
      ],
      evidence: [
        aFinding("d", { kind: "difference", target: "sleep_minutes", effect: -25 } as never, {
          verdict: "validated",
          claim: { kind: "periods" } as never,
        }),
      ],
    }),
  )
  expect(changed.test("Your sleep duration is unchanged.")).toBe(true)
  expect(changed.test("Your resting heart rate is unchanged.")).toBe(false)
})

test("refuses a clear link where another finding was rejected, and no link was looked for", () => {
  const ofTrend = (verdict: "rejected" | "validated") => {
    const { item, ...finding } = aFinding("trend", { kind: "trend" }, { verdict })
    const { feature: _, ...trend } = item
    return makeContradictions(aLedger({ evidence: [{ ...finding, item: trend }] })).test(
      "The link between the two is clear and strong.",
    )
  }
  expect([ofTrend("rejected"), ofTrend("validated")]).toEqual([true, false])
})

const record = makeContradictions(
  aLedger({
    facts: [
      aFact("rhr_change", -5, { role: "change" }),
      aFact("ldl_difference", -46, { role: "difference", label: "LDL Cholesterol" }),
      aFact("ldl_flag", "out of range", { role: "flag", label: "LDL Cholesterol" }),
      aFact("spo2_label", "usual", { role: "label", label: "blood oxygen" }),
    ],
    evidence: [
      aFinding(
        "trend",
        { kind: "trend", target: "resting_hr", effect: -5 },
        { verdict: "validated", claim: { kind: "trend" } as never },
      ),
      aFinding(
        "coffee",
        { feature: "caffeine_mg", target: "sleep_minutes", effect: -0.35 },
        { verdict: "validated" },
      ),
      aFinding(
        "mood",
        { feature: "steps", target: "mood", effect: -0.09 },
        { verdict: "rejected", reason: "chance" },
      ),
    ],
  }),
)

test.each([
  "Your resting heart rate is higher than it was a year ago.",
  "Your resting heart rate has not changed over the year.",
  "Dinlenme nabzın son bir yılda yükseldi.",
  "安静時心拍数はこの一年で上がりました。",
  "你的静息心率在过去一年上升了。",
  "Your LDL cholesterol went up since the last test.",
  "Dein LDL-Cholesterin liegt im Normalbereich.",
  "There is no link between your caffeine and your sleep.",
  "You sleep longer after days with more caffeine.",
  "The more caffeine you have, the longer you sleep.",
  "Less caffeine goes along with shorter sleep.",
  "On days with more steps your mood is clearly better.",
  "Your blood oxygen was unusually low today.",
  "Your resting heart rate is worse than a year ago.",
  "Your resting heart rate is up compared with last year.",
  "LDL cholesterol: normal.",
  "Your LDL cholesterol got worse.",
  "Ваш уровень ЛПНП нормальный.",
  "No hay relación entre la cafeína y el sueño.",
  "You sleep less after days with little caffeine.",
  "Dein Ruhepuls ist höher als vor einem Jahr.",
  "A sua frequência cardíaca em repouso aumentou no último ano.",
  "Your neighbour Anna sleeps longer than you.",
  "Your wife's resting heart rate rose last month.",
])("refuses what a record does not say: %s", (sentence) => expect(record.test(sentence)).toBe(true))

test.each([
  "Your resting heart rate is lower than it was a year ago.",
  "Dinlenme nabzın son bir yılda düştü.",
  "安静時心拍数はこの一年で下がりました。",
  "你的静息心率在过去一年下降了。",
  "Your LDL cholesterol fell since the last test.",
  "Dein LDL-Cholesterin ist noch nicht im Normalbereich.",
  "Your resting heart rate is down compared with last year.",
  "Outside the range: LDL cholesterol.",
  "You sleep longer after days with little caffeine.",
  "Dein Ruhepuls ist niedriger als vor einem Jahr.",
  "A sua frequência cardíaca em repouso diminuiu no último ano.",
  "You sleep shorter after days with more caffeine.",
  "The less caffeine you have, the longer you sleep.",
  "On days with more steps your mood was about the same.",
  "Your blood oxygen was not unusual today.",
  "I can't say anything about your wife's sleep.",
])("lets pass what a record says: %s", (sentence) => expect(record.test(sentence)).toBe(false))
