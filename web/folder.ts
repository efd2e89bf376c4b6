/** A folder that was chosen or dropped, with the files within it by their paths. */
export interface Folder {
  readonly name: string
  readonly files: ReadonlyArray<{ readonly path: string; readonly file: File }>
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))

const childrenOf = async (entry: FileSystemDirectoryEntry) => {
  const reader = entry.createReader()
  const found: Array<FileSystemEntry> = []
  // It answers a hundred at a time, and none at the end.
  for (;;) {
    const more = await new Promise<ReadonlyArray<FileSystemEntry>>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (more.length === 0) return found
    found.push(...more)
  }
}

/** What a system puts beside a person's files. */
const isHidden = (path: string) =>
  path.split("/").some((part) => part.startsWith(".") || part === "__MACOSX")

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** Reads a folder that was dropped, to any depth. */
export const folderOf = async (entry: FileSystemDirectoryEntry): Promise<Folder> => {
  const files: Array<Folder["files"][number]> = []
  const open: Array<FileSystemEntry> = [entry]
  for (let next = open.pop(); next; next = open.pop()) {
    const path = next.fullPath.slice(1)
    if (isHidden(path)) continue
    if (isFile(next)) files.push({ path, file: await fileOf(next) })
    else open.push(...(await childrenOf(next as FileSystemDirectoryEntry)))
  }
  return { name: entry.name, files }
}

/** The folder that a chooser answered, whose files say where in it they lie. */
export const chosenFolder = (chosen: ReadonlyArray<File>): Folder => ({
  name: chosen[0]?.webkitRelativePath.split("/")[0] ?? "",
  files: chosen
    .map((file) => ({ path: file.webkitRelativePath || file.name, file }))
    .filter(({ path }) => !isHidden(path)),
})
