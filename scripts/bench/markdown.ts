/** The first row holds the titles. The first column holds words, the others figures. */
export function markdownTable([titles = [], ...rows]: readonly (readonly string[])[]): string {
  const divider = titles.map((_title, i) => (i === 0 ? '---' : '--:'))
  return [titles, divider, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
