import { expect } from "bun:test"
import { inspect, itInBrowser } from "#test/browser"
import { Executable, SignInLink } from "#test/executable"

const it = itInBrowser(Executable)

it(
  "the whole profile is changed and kept, and what answers is said",
  async ({ page, run }) => {
    await page.goto(await run(SignInLink))
    await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
    await page.goto("/settings")
    const about = page.getByRole("region", { name: "About you" })
    await about.getByRole("button", { name: "Use this browser’s: Asia/Calcutta" }).click()
    await about.locator("select[name=country]").selectOption({ label: "India" })
    await about.locator("select[name=units]").selectOption("us")
    await about.getByLabel("Height in cm").fill("170")
    await about.getByLabel("Diagnoses").fill("Asthma, 5 years\nGout")
    await about.getByLabel("Medicines").fill("Metformin")
    await about.getByRole("button", { name: "Save" }).click()
    await about.getByText("Saved.").waitFor()
    expect(await about.getByLabel("Height in inches").inputValue()).toBe("66.9")
    await page.reload()
    expect(await about.getByLabel("Diagnoses").inputValue()).toBe("Asthma, 5 years\nGout")
    const kept = await page.evaluate<object>("fetch('/v1/me/profile').then((read) => read.json())")
    expect(kept).toMatchObject({
      country: "IN",
      units: "us",
      height_cm: 170,
      time_zone: "Asia/Calcutta",
      conditions: [{ name: "Asthma", duration_years: 5 }, { name: "Gout" }],
      medications: ["Metformin"],
    })
    const engine = page.getByRole("region", { name: "What answers" })
    expect(await engine.textContent()).toContain("No question, answer or number leaves it.")
    await inspect(page, "settings-profile")
  },
  { timezoneId: "Asia/Kolkata" },
)
