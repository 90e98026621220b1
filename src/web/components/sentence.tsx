import type { ReactNode } from 'react'

/** The start, the words, what stands in quotation marks, and the end. */
const parts = /^(.*?)((?: [a-z]+)* ?)“(.*)”(.*)$/s

/** Shows a sentence in which each name is isolated from the text direction around it. */
export function Sentence({ text }: { text: string }): ReactNode {
  const found = parts.exec(text)
  if (!found) return <bdi>{text}</bdi>
  const [, start, words, name, end] = found
  return (
    <span>
      <bdi>{start}</bdi>
      {words}“<bdi>{name}</bdi>”{end}
    </span>
  )
}
