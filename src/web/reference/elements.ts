/** Makes an element with properties and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> & Record<`aria-${string}` | `data-${string}`, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (/^(aria|data)-/.test(name)) made.setAttribute(name, value as string)
    else Object.assign(made, { [name]: value })
  }
  made.append(...children)
  return made
}
