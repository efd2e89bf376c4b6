import { Command, InvalidArgumentError, Option } from "commander"
import { Effect } from "effect"
import { offlineServices, offlineSignInLink, serve, temporaryServer } from "#app"
import { surroundingsOf } from "#app/contacts"
import { type Asking, ask } from "#cli/ask"
import { backup } from "#cli/backup"
import { demo, removeDemo } from "#cli/demo"
import { doctor } from "#cli/doctor"
import { environmentHelp } from "#cli/environment"
import { exportPerson } from "#cli/export"
import { health } from "#cli/health"
import { importFiles, importHistory } from "#cli/import"
import { printLicences } from "#cli/licences"
import { login } from "#cli/login"
import { mcp } from "#cli/mcp"
import { receipt } from "#cli/receipt"
import { resetSignIn } from "#cli/reset-sign-in"
import { restore } from "#cli/restore"
import { runCommand, runService } from "#cli/run"
import { sync } from "#cli/sync"
import { token, type Whose } from "#cli/token"
import { upload } from "#cli/upload"
import { examineConfig } from "#config"
import { VERSION } from "#domain/version"

interface Printing {
  readonly json?: true
}

interface ImportOptions extends Printing {
  readonly days?: number
}

const serverOf = (text: string): string => {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.username === "" && url.search + url.hash === "")
    return text.replace(/\/+$/, "")
  throw new InvalidArgumentError("It must be an http or https URL.")
}

const daysOf = (text: string): number => {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  throw new InvalidArgumentError("It must be a whole number.")
}

/** Asking for help or the version ends with 0, wrong usage with 2. */
const program = new Command("hygeia")
  .description("A personal health agent in one executable.")
  .version(VERSION)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))

program
  .command("serve")
  .description("start the service; everything lives in DATA_DIR")
  .addHelpText("after", environmentHelp)
  .action(() => runService(serve))

program
  .command("demo")
  .description("make a person with two years of data to ask about, beside the owner")
  .option("--remove", "take that person back, with everything")
  .action(({ remove }: { readonly remove?: true }) =>
    runCommand(remove ? removeDemo(temporaryServer) : demo(temporaryServer)),
  )

program
  .command("login")
  .description("sign in to a server with a browser, for the commands that ask one")
  .option("--server <url>", "where; the server of DATA_DIR when none is named", serverOf)
  .action(({ server }: { readonly server?: string }) => runCommand(login(server ?? null)))

program
  .command("ask")
  .description("ask a question, and see the answer as it is written")
  .argument("<question...>")
  .option("--demo", "ask as the demo person of DATA_DIR")
  .option("--json", "print the whole turn as one line of JSON")
  .action((words: ReadonlyArray<string>, asking: Asking, command: Command) => {
    const question = words.join(" ").trim()
    if (question === "") return command.error("error: the question is empty")
    runCommand(ask(question, asking, temporaryServer))
  })

program
  .command("receipt")
  .description("print what left the machine for a turn")
  .argument("<turn>")
  .option("--demo", "a turn of the demo person of DATA_DIR")
  .option("--json", "print the receipt as one line of JSON")
  .action((turn: string, asking: Asking) => runCommand(receipt(turn, asking, temporaryServer)))

program
  .command("mcp")
  .description(
    "be a server of the Model Context Protocol on stdin and stdout, for an assistant that starts it",
  )
  .option("--demo", "for the demo person of DATA_DIR")
  .action((asking: Asking) => runService(mcp(asking, temporaryServer)))

program
  .command("upload")
  .description("upload a lab report, and see its results")
  .argument("<file>")
  .option("--json", "print the lab with its results as one line of JSON")
  .action((file: string, { json }: Printing) =>
    runCommand(upload(file, json === true, temporaryServer)),
  )

program
  .command("sync")
  .description("print the rows that changed, as JSON")
  .option("--since <timestamp>", "after this instant; the `now` of an earlier one")
  .action(({ since }: { readonly since?: string }) =>
    runCommand(sync(since ?? null, temporaryServer)),
  )

program
  .command("import")
  .description("bring in exports of devices and apps, or a plain CSV file")
  .argument("[file...]")
  .option("--days <number>", "have the history of connected wearables replayed instead", daysOf)
  .option("--json", "print each report as one line of JSON")
  .action((files: ReadonlyArray<string>, { json, days }: ImportOptions, command: Command) => {
    if ((files.length === 0) === (days === undefined))
      return command.error("error: name files, or --days")
    runCommand(
      days === undefined
        ? importFiles(files, json === true, temporaryServer)
        : importHistory(days, json === true, temporaryServer),
    )
  })

program
  .command("export")
  .description("write everything there is about a person to a zip")
  .argument("[file.zip]", "hygeia-DATE.zip when none is named")
  .option("--user <address>", "whose, by e-mail address; the owner's when none is named")
  .option("--demo", "the demo person's")
  .action(
    (file: string | undefined, { user, demo }: { readonly user?: string; readonly demo?: true }) =>
      runCommand(
        exportPerson(
          file ?? null,
          user ? { email: user, known: true } : demo ? { demo } : null,
          temporaryServer,
        ),
      ),
  )

program
  .command("backup")
  .description("write everything that is in DATA_DIR to one locked file, and read it back")
  .argument("<file>")
  .option(
    "--recipient <age1…>",
    "who can open it, by age key; may be named again. BACKUP_PASSPHRASE, or one that is typed, when none is",
    (recipient: string, all: ReadonlyArray<string>) => [...all, recipient],
    [],
  )
  .action((file: string, { recipient }: { readonly recipient: ReadonlyArray<string> }) =>
    runCommand(backup(file, recipient, temporaryServer)),
  )

program
  .command("restore")
  .description("put what a backup holds into an empty DATA_DIR")
  .argument("<file>")
  .option("--identity <file>", "the age key that opens it; its passphrase when none is named")
  .action((file: string, { identity }: { readonly identity?: string }) =>
    runCommand(restore(file, identity ?? null)),
  )

program
  .command("token")
  .description("print a 30-day service token for a local person")
  .option(
    "--email <address>",
    "whose, made where nobody has it yet; the owner's when none is named",
  )
  .addOption(new Option("--demo", "the demo person's").conflicts("email"))
  .action((whose: Whose) => runCommand(token(whose, offlineServices)))

program
  .command("reset-sign-in")
  .description("print a link that signs a local person in who lost everything, once")
  .option("--email <address>", "whose; the owner's when none is named")
  .action(({ email }: { readonly email?: string }) =>
    runCommand(resetSignIn(email ?? null, offlineSignInLink)),
  )

program
  .command("health")
  .description("succeed when the server of this DATA_DIR answers")
  .action(() => runCommand(health))

program
  .command("licences")
  .description("print the licences of all that is embedded")
  .action(() => runCommand(printLicences))

program
  .command("doctor")
  .description("check everything, and list every host that could ever be contacted")
  .option("--json", "print it as one line of JSON")
  .action(({ json }: Printing) =>
    runCommand(
      Effect.flatMap(surroundingsOf(), (around) => doctor(around, VERSION, json === true)),
      Effect.map(examineConfig(), ({ config }) => config),
    ),
  )

program.parse()
