import { useSignal } from "@preact/signals"
import { useLayoutEffect } from "preact/hooks"
import { chosenFolder, type Folder, folderOf } from "#web/folder"

const isFolder = (entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry =>
  entry?.isDirectory === true

/** What was dropped. It has to be asked before anything is waited for. */
const dropped = ({ dataTransfer }: DragEvent) => {
  const items = [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === "file")
  const files: Array<File> = []
  const folders: Array<FileSystemDirectoryEntry> = []
  for (const item of items) {
    const entry = item.webkitGetAsEntry()
    const file = item.getAsFile()
    if (isFolder(entry)) folders.push(entry)
    else if (file) files.push(file)
  }
  return { files, folders }
}

const asFolder = (input: HTMLInputElement | null) => {
  if (input) input.webkitdirectory = true
}

/** Where files are chosen or dropped. Files that miss the frame are meant for it: a browser would leave for them. */
export const Drop = (given: {
  readonly choose: string
  /** What can be dropped. */
  readonly drop: string
  /** What the second chooser is called, for whole folders; there is none without. */
  readonly chooseFolder?: string
  /** The types that the chooser offers; all of them without. */
  readonly accept?: string
  readonly bring: (files: ReadonlyArray<File>) => void
  /** Takes a folder as a whole; without it, as the files within it. */
  readonly bringFolder?: (folder: Folder) => void
}) => {
  const { bring, bringFolder, chooseFolder } = given
  const isOver = useSignal(false)
  const take = (folder: Folder) =>
    bringFolder ? bringFolder(folder) : bring(folder.files.map(({ file }) => file))
  // At once: a file that is dropped before would make the browser leave for it.
  useLayoutEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      isOver.value = true
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) isOver.value = false
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      isOver.value = false
      const { files, folders } = dropped(event)
      if (files.length > 0) bring(files)
      for (const folder of folders) void folderOf(folder).then(take)
    }
    document.addEventListener("dragover", over)
    document.addEventListener("dragleave", leave)
    document.addEventListener("drop", drop)
    return () => {
      document.removeEventListener("dragover", over)
      document.removeEventListener("dragleave", leave)
      document.removeEventListener("drop", drop)
    }
  }, [bring, bringFolder])
  return (
    <>
      <label class={isOver.value ? "drop over" : "drop"}>
        <input
          type="file"
          multiple
          accept={given.accept}
          onChange={({ currentTarget }) => {
            bring([...(currentTarget.files ?? [])])
            currentTarget.value = ""
          }}
        />
        <span>
          <b>{given.choose}</b> {given.drop}
        </span>
      </label>
      {chooseFolder && (
        <label class="button folder">
          {chooseFolder}
          <input
            type="file"
            class="unseen"
            ref={asFolder}
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])]
              currentTarget.value = ""
              if (chosen.length > 0) take(chosenFolder(chosen))
            }}
          />
        </label>
      )}
    </>
  )
}
