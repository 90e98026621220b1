import { createContext, use, useMemo, type ComponentProps, type ReactNode } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import { safeLink } from '../safe-link.ts'
import classes from './formatted-text.module.css'
import { prepareElements, type Element } from './prepare-elements.ts'

export interface FormattedTextProps {
  text: string
  /** Takes the text after a task of a list in it was ticked or unticked. Without it, tasks cannot be ticked. */
  onTick?: ((text: string) => void) | undefined
}

const Source = createContext<FormattedTextProps>({ text: '' })

/** Shows CommonMark with GitHub's tables, task lists, strikethrough and bare links (product.md 25.70). */
export default function FormattedMarkdown({ text, onTick }: FormattedTextProps): ReactNode {
  const source = useMemo(() => ({ text, onTick }), [text, onTick])
  const content = useMemo(
    () => (
      <Markdown
        remarkPlugins={[remarkGfm, remarkBreaks, disableHtml]}
        rehypePlugins={[prepareElements]}
        // `TextLink` checks the URLs.
        urlTransform={(url) => url}
        components={components}
      >
        {text}
      </Markdown>
    ),
    [text],
  )
  return <Source value={source}>{content}</Source>
}

/** Lets HTML and footnotes be parsed as text. */
function disableHtml(this: { data: () => object }): void {
  const footnotes = ['gfmFootnoteCall', 'gfmPotentialFootnoteCall', 'gfmFootnoteDefinition']
  const data: { micromarkExtensions?: object[] } = this.data()
  data.micromarkExtensions?.push({ disable: { null: ['htmlFlow', 'htmlText', ...footnotes] } })
}

/** The panel's own headings are of the second level. */
const components: Components = {
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  a: TextLink,
  input: TaskCheckbox,
  table: ({ node: _, ...props }) => (
    // A wide table is scrolled sideways, also by keyboard.
    <div className={classes.table} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  ),
}

/** A link to another site. What a page may not link to is shown as it was typed. */
function TextLink({ node, href, children }: ComponentProps<'a'> & ExtraProps): ReactNode {
  const { text } = use(Source)
  const url = safeLink(href ?? null, 'text')
  if (url === undefined) return node?.position ? typed(text, node) : children
  return (
    <a href={url} target="_blank" rel="noopener nofollow">
      {children}
    </a>
  )
}

const typed = (text: string, { position }: Element): string =>
  text.slice(position?.start.offset, position?.end.offset)

function TaskCheckbox({ node, checked }: ComponentProps<'input'> & ExtraProps): ReactNode {
  const { text, onTick } = use(Source)
  const place = placeOfTick(text, Number(node?.properties.dataItem))
  return (
    <input
      type="checkbox"
      aria-label={String(node?.properties.ariaLabel)}
      checked={checked}
      disabled={!onTick || place === undefined}
      onChange={({ currentTarget }) => {
        if (place === undefined) return
        onTick?.(text.slice(0, place) + (currentTarget.checked ? 'x' : ' ') + text.slice(place + 1))
      }}
    />
  )
}

/** Returns the index of the character in the brackets of a task. @param item the index at which its list item begins */
function placeOfTick(text: string, item: number): number | undefined {
  const beginning = /(?:[-+*]|\d{1,9}[.)])[\s>]*\[(?=[ \t\nxX]\])/y
  beginning.lastIndex = item
  return beginning.test(text) ? beginning.lastIndex : undefined
}
