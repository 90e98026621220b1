import type { ExtraProps } from 'react-markdown'

export type Element = NonNullable<ExtraProps['node']>
type Child = Element['children'][number]
interface Parent {
  children: Child[] | { type: string }[]
}

/** Replaces images with links to them, and tells the checkboxes of tasks their names and where their items begin. */
export const prepareElements = () => (tree: Parent) => prepare(tree, false)

function prepare(parent: Parent, isInLink: boolean): void {
  const children = parent.children as Child[]
  for (const [index, child] of children.entries()) {
    if (child.type !== 'element') continue
    if (child.tagName === 'img') children[index] = isInLink ? nameOf(child) : linkTo(child)
    else {
      if (child.tagName === 'li') nameCheckbox(child)
      prepare(child, isInLink || child.tagName === 'a')
    }
  }
}

const nameOf = ({ properties: { alt, src } }: Element): Child => ({
  type: 'text',
  value: String(alt === '' || alt === undefined ? src : alt),
})

const linkTo = (image: Element): Element => ({
  ...image,
  tagName: 'a',
  properties: { href: image.properties.src },
  children: [nameOf(image)],
})

function nameCheckbox(item: Element): void {
  const line = item.children.find((child) => isElement(child, 'p')) ?? item
  const checkbox = line.children.find((child) => isElement(child, 'input'))
  if (!checkbox) return
  checkbox.properties.dataItem = item.position?.start.offset ?? -1
  checkbox.properties.ariaLabel = textOf(line).trim() || 'Task'
}

function isElement(child: Child, tagName: string): child is Element {
  return child.type === 'element' && child.tagName === tagName
}

/** Returns the text of a line, without the lists and quotes below it. */
function textOf({ children }: Element): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value
      return child.type === 'element' && !/^(?:ul|ol|blockquote|pre|div|table)$/.test(child.tagName)
        ? textOf(child)
        : ''
    })
    .join('')
}
