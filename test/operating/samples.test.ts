import { describe, expect, test } from "bun:test"
import { variables } from "#config"

/** The samples of docs/operating that no test can start are held to what the program knows. */
const sample = (name: string) => Bun.file(`docs/operating/${name}`).text()

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly secrets?: ReadonlyArray<string>
  readonly volumes?: ReadonlyArray<string>
  readonly networks?: ReadonlyArray<string>
  readonly depends_on?: ReadonlyArray<string>
  readonly healthcheck?: { readonly test: ReadonlyArray<string> }
}

interface Compose {
  readonly services: Readonly<Record<"hygeia" | "caddy", Service>>
  readonly networks: Readonly<Record<string, object>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}

const isVariable = (name: string) => Object.hasOwn(variables, name.replace(/_FILE$/, ""))

describe("compose.yaml", () => {
  test("names what exists: variables of ours, volumes, networks, secrets and services", async () => {
    const { services, ...rest } = Bun.YAML.parse(await sample("compose.yaml")) as Compose
    expect(Object.keys(services.hygeia.environment!).filter((name) => !isVariable(name))).toEqual(
      [],
    )
    for (const service of Object.values(services)) {
      for (const volume of service.volumes ?? [])
        if (!volume.startsWith("./")) expect(rest.volumes).toHaveProperty(volume.split(":")[0]!)
      for (const network of service.networks ?? []) expect(rest.networks).toHaveProperty(network)
      for (const secret of service.secrets ?? []) expect(rest.secrets).toHaveProperty(secret)
      for (const other of service.depends_on ?? []) expect(services).toHaveProperty(other)
    }
  })

  test("reads every secret from its file, and believes the network of its proxy alone", async () => {
    const { services, networks } = Bun.YAML.parse(await sample("compose.yaml")) as Compose
    const { environment = {}, secrets = [] } = services.hygeia
    const files = Object.entries(environment).filter(([name]) => name.endsWith("_FILE"))
    expect(files.map(([, path]) => path).sort()).toEqual(
      secrets.map((name) => `/run/secrets/${name}`).sort(),
    )
    expect(JSON.stringify(networks)).toContain(environment.TRUSTED_PROXIES!)
  })

  test("starts the executable where the image has it, and asks it for its health there", async () => {
    const { services } = Bun.YAML.parse(await sample("compose.yaml")) as Compose
    const image = await sample("Containerfile")
    const [program] = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(image)![1]!)
    expect(image).toContain(`COPY hygeia ${program}\n`)
    expect(services.hygeia.healthcheck!.test).toEqual(["CMD", program, "health"])
    for (const [name] of image.matchAll(/(?<=^ENV .*)\b[A-Z_]+(?==)/gm))
      expect(isVariable(name)).toBe(true)
  })
})
