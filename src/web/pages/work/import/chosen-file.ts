/** A copy of a file as it was when chosen, because another program may change or delete the file later. */
export interface ChosenFile {
  /** Distinguishes the files that were chosen on this page. */
  id: number
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

const maxMiB = 10
const maxBytes = maxMiB * 2 ** 20

let chosen = 0

/** Reads the file that was chosen or dropped. @throws Error that says why it cannot be imported */
export async function readChosenFile(files: readonly File[]): Promise<ChosenFile> {
  const [file, ...others] = files
  if (!file) throw new Error('That is not a file. Choose a CSV file.')
  if (others.length > 0) throw new Error('Choose one file at a time.')
  const { name, size } = file
  const workbook = /\.(xlsx?|xlsm|ods|numbers)$/i.exec(name)
  if (workbook) throw new Error(`${name} is a spreadsheet. Save it as CSV, and choose the CSV file.`)
  if (size > maxBytes)
    throw new Error(
      `${name} is ${toMiB(size)} MiB large, and the limit is ${maxMiB} MiB. Split it, and begin each part with the header line.`,
    )
  const bytes = await readBytes(file)
  if (isBinary(bytes)) throw new Error(`${name} is not a text file. Choose a CSV file.`)
  if (isEmpty(bytes))
    throw new Error(`${name} is empty. Choose a file with a header line and a line for each task.`)
  return { id: ++chosen, name, bytes }
}

/** Rounds up, so that a file that is too large never appears to have the permitted size. */
const toMiB = (bytes: number): string => (Math.ceil((bytes / 2 ** 20) * 10) / 10).toLocaleString('en')

async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    // A folder, or a file that was deleted or may not be read.
    throw new Error(`${file.name} cannot be read. Choose a CSV file.`)
  }
}

const checkedBytes = 65_536

/** Returns whether a file has a NUL byte near its start. Of all text files, only those in UTF-16 have one. */
function isBinary(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return !isUtf16 && bytes.subarray(0, checkedBytes).includes(0)
}

/** Returns whether a file contains only byte order marks, spaces and line breaks. */
const isEmpty = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => [0x00, 0x09, 0x0a, 0x0d, 0x20, 0xbb, 0xbf, 0xef, 0xfe, 0xff].includes(byte))
