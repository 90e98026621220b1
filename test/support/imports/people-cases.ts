import type { ImportCase } from './import-case.ts'

/** Files that name people in the ways of other tools. */
export const peopleCases: ImportCase[] = [
  {
    name: 'Plane: people as a JSON list, State Name',
    csv: 'Name,Assignees,State Name\na,"[""Anna Keller""]",Done\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', column: 'Done', assignees: ['Anna Keller'] }] },
  },
  {
    name: 'Plane: a JSON list with an escaped letter',
    csv: 'Name,Assignees,State Name\na,"[""Anna K\\u0065ller"", ""Bruno Okafor""]",In Progress\n',
    must: {
      created: 1,
      failed: [],
      tasks: [{ title: 'a', column: 'In progress', assignees: ['Anna Keller', 'Bruno Okafor'] }],
    },
  },
  {
    name: 'Azure DevOps: name and address',
    csv: 'Title,Assigned To\na,Anna Keller <anna@example.com>\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', assignees: ['Anna Keller'] }] },
  },
  {
    name: 'the last name first, and another',
    csv: 'Title,Assigned To\na,"Keller, Anna; Bruno Okafor"\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', assignees: ['Anna Keller', 'Bruno Okafor'] }] },
  },
  {
    name: 'somebody who is no member',
    csv: 'Title,Assignee\na,Clara Nobody\nb,Anna Keller\n',
    must: {
      created: 1,
      failed: [{ line: 2, field: 'user_ids' }],
      tasks: [{ title: 'b', assignees: ['Anna Keller'] }],
      words: [{ field: 'user_ids', word: 'Clara Nobody', count: 1 }],
    },
  },
  {
    name: 'Todoist: RESPONSIBLE, and a section',
    csv: 'TYPE,CONTENT,RESPONSIBLE\nsection,Kitchen,\ntask,a,Anna Keller (48151623)\nnote,a comment,\n',
    must: { created: 1, skipped: 2, failed: [], tasks: [{ title: 'a', assignees: ['Anna Keller'] }] },
  },
  {
    name: 'Owner and Deadline',
    csv: 'Task Name,Owner,Deadline\na,Anna Keller,2026-12-01\n',
    must: {
      created: 1,
      failed: [],
      tasks: [{ title: 'a', assignees: ['Anna Keller'], due_date: '2026-12-01' }],
    },
  },
  {
    name: 'Owners and State Name',
    csv: 'Name,Owners,State Name\na,anna@example.com;bruno@example.com,In progress\n',
    must: {
      created: 1,
      failed: [],
      tasks: [{ title: 'a', column: 'In progress', assignees: ['Anna Keller', 'Bruno Okafor'] }],
    },
  },
  {
    name: 'Person and Finish Date',
    csv: 'Name,Person,Finish Date\na,Bruno Okafor,2026-12-01\n',
    must: {
      created: 1,
      failed: [],
      tasks: [{ title: 'a', assignees: ['Bruno Okafor'], due_date: '2026-12-01' }],
    },
  },
]
