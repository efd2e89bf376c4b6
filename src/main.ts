#!/usr/bin/env bun
import { Command } from "commander"

const VERSION = "0.1.0"

const run = () => import("#cli/run")
const app = () => import("#app")

/** Asking for help or the version ends with 0, wrong usage with 2. */
const program = new Command("hygeia")
  .description("A personal health agent in one executable.")
  .version(VERSION)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))

program
  .command("serve")
  .description("start the service; everything lives in DATA_DIR")
  .action(() => Promise.all([run(), app()]).then(([run, app]) => run.runCommand(app.serve)))

program
  .command("demo")
  .description("bring a made-up person with two years of data into DATA_DIR")
  .action(() =>
    Promise.all([run(), app(), import("#cli/demo")]).then(([run, app, { demo }]) =>
      run.runCommand(demo(app.servedMeanwhile)),
    ),
  )

program
  .command("token")
  .description("print a 30-day service token for a local person")
  .option("--email <address>", "whose; the owner's when none is named")
  .action(({ email }) =>
    Promise.all([run(), app(), import("#cli/token")]).then(([run, app, { token }]) =>
      run.runCommand(token(email ?? null, app.alone)),
    ),
  )

program
  .command("health")
  .description("succeed when the server of this DATA_DIR answers")
  .action(() =>
    Promise.all([run(), import("#cli/health")]).then(([run, { health }]) => run.runCommand(health)),
  )

program.parse()
