import type { ImportCase } from './import-case.ts'

/** Files with states, completion, priorities and archived cards. */
export const stateCases: ImportCase[] = [
  {
    name: 'completed_at in small letters',
    csv: 'title,completed_at\na,2026-01-01\nb,\n',
    must: {
      created: 2,
      skipped: 0,
      failed: [],
      tasks: [
        { title: 'a', progress: 100, completed: true },
        { title: 'b', completed: false },
      ],
    },
  },
  {
    name: 'Linear: Completed is an instant',
    csv: '"Title","Status","Completed"\n"a","Done","2026-08-10T10:00:00.000Z"\n"b","To do",""\n',
    must: {
      created: 2,
      failed: [],
      tasks: [
        { title: 'a', column: 'Done', progress: 100, completed: true },
        { title: 'b', column: 'To do', completed: false },
      ],
    },
  },
  {
    name: 'yes and no as 1 and 0',
    csv: 'name,is_completed\na,1\nb,0\n',
    must: {
      created: 2,
      failed: [],
      tasks: [
        { title: 'a', progress: 100, completed: true },
        { title: 'b', completed: false },
      ],
    },
  },
  {
    name: 'Progress is a percentage',
    csv: 'name,Progress\na,1\nb,50%\nc,100\n',
    must: {
      created: 3,
      failed: [],
      tasks: [
        { title: 'a', progress: 1, completed: false },
        { title: 'b', progress: 50 },
        { title: 'c', progress: 100, completed: true },
      ],
    },
  },
  {
    name: 'GitLab: closed',
    csv: 'Title,State,Closed At (UTC)\na,Closed,2026-10-02 10:00:00\nb,Open,\n',
    must: {
      created: 2,
      failed: [],
      tasks: [
        { title: 'a', progress: 100, completed: true },
        { title: 'b', completed: false },
      ],
    },
  },
  {
    name: 'a closed state alone',
    csv: 'Title,State\na,Closed\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', progress: 100, completed: true }], words: [] },
  },
  {
    name: 'Jira: Resolved',
    csv: 'Summary,Status\na,Resolved\nb,In Progress\n',
    must: {
      created: 2,
      failed: [],
      tasks: [
        { title: 'a', progress: 100, completed: true },
        { title: 'b', column: 'In progress', completed: false },
      ],
    },
  },
  {
    name: 'a board that has a column Resolved',
    columns: ['Resolved'],
    csv: 'Summary,Status\na,Resolved\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', column: 'Resolved', completed: false }] },
  },
  {
    name: 'a state that is no column',
    csv: 'Title,Status\na,Frozen\nb,To do\nc,Frozen\n',
    must: {
      created: 3,
      failed: [],
      tasks: [
        { title: 'a', column: 'To do', completed: false },
        { title: 'b', column: 'To do' },
        { title: 'c', column: 'To do' },
      ],
      words: [{ field: 'card_id', word: 'Frozen', count: 2 }],
    },
  },
  {
    name: 'Jira: priorities',
    csv: 'Summary,Priority\na,Highest\nb,Blocker\nc,High\n',
    must: {
      created: 3,
      failed: [],
      tasks: [
        { title: 'a', priority: 'urgent' },
        { title: 'b', priority: 'urgent' },
        { title: 'c', priority: 'high' },
      ],
    },
  },
  {
    name: 'a priority that is none of ours',
    csv: 'Summary,Priority\na,Whenever\nb,low\nc,Whenever\n',
    must: {
      created: 3,
      failed: [],
      tasks: [
        { title: 'a', priority: null },
        { title: 'b', priority: 'low' },
        { title: 'c', priority: null },
      ],
      words: [{ field: 'priority', word: 'Whenever', count: 2 }],
    },
  },
  {
    name: 'Trello: archived cards, nothing said',
    csv: 'Card Name,Archived\na,false\nb,true\n',
    must: { created: 1, skipped: 1, failed: [], tasks: [{ title: 'a', completed: false }] },
  },
  {
    name: 'Trello: archived cards as done ones',
    query: { archived: 'done' },
    csv: 'Card Name,Archived\na,false\nb,true\n',
    must: {
      created: 2,
      skipped: 0,
      failed: [],
      tasks: [
        { title: 'a', completed: false },
        { title: 'b', progress: 100, completed: true },
      ],
    },
  },
  {
    name: 'another word for archived cards',
    query: { archived: 'keep' },
    csv: 'Card Name,Archived\na,true\n',
    must: { status: 422, param: 'archived' },
  },
]
