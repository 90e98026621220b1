import type { ImportCase } from './import-case.ts'

/** Files with states, completion, priorities and archived cards. */
export const stateCases: ImportCase[] = [
  {
    name: 'yes and no as 1.0 and 0.0, as pandas writes them beside an empty cell',
    csv: 'name,is_completed,due complete\na,1.0,\nb,0.0,\nc,,1.0\nd,2.0,\n',
    must: {
      created: 4,
      failed: [],
      words: [{ field: 'progress', word: '2', count: 1 }],
      tasks: [
        { title: 'a', progress: 100 },
        { title: 'b', completed: false, progress: null },
        { title: 'c', progress: 100 },
        { title: 'd', completed: false, progress: null },
      ],
    },
  },
  {
    name: 'a column that the board lacks beside a state that is open',
    csv: 'Title,Section/Column,Status\na,Backlog,Open\nb,Frozen,Not started\nc,Frozen,Done\n',
    must: {
      created: 3,
      failed: [],
      words: [
        { field: 'card_id', word: 'Backlog', count: 1 },
        { field: 'card_id', word: 'Frozen', count: 1 },
      ],
      tasks: [
        { title: 'a', column: 'To do' },
        { title: 'b', column: 'To do' },
        { title: 'c', column: 'Done' },
      ],
    },
  },
  {
    name: 'states without spaces, as Google and Microsoft write them',
    csv: 'title,status\na,needsAction\nb,inProgress\nc,notStarted\nd,completed\n',
    must: {
      created: 4,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', column: 'To do' },
        { title: 'b', column: 'In progress' },
        { title: 'c', column: 'To do' },
        { title: 'd', completed: true },
      ],
    },
  },
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
  {
    name: 'yes and no in other languages',
    csv: 'Card Name;List Name;Archived;Due Complete\na;To do;FALSCH;WAHR\nb;To do;WAHR;FALSCH\nc;To do;FAUX;VRAI\nd;To do;VERDADERO;FALSO\ne;To do;ONWAAR;WAAR\nf;To do;VERO;FALSO\ng;To do;nein;ja\n',
    must: {
      created: 4,
      skipped: 3,
      failed: [],
      words: [],
      tasks: ['a', 'c', 'e', 'g'].map((title) => ({ title, progress: 100, completed: true })),
    },
  },
  {
    name: 'other words of a column of archived cards',
    csv: 'Card Name,Archived\na,Active\nb,not archived\nc,Active\nd,Archived\ne,2026-10-31\nf,1970-01-01\ng,📦 archived\n',
    must: {
      created: 4,
      skipped: 3,
      failed: [],
      words: [
        { field: 'progress', word: 'Active', count: 2 },
        { field: 'progress', word: 'not archived', count: 1 },
      ],
      tasks: ['a', 'b', 'c', 'f'].map((title) => ({ title, progress: null })),
    },
  },
  {
    name: 'ClickUp: a state beside the name of a column',
    csv: 'Task Name,Status,List Name\nd,complete,To do\nc,review,To do\n',
    must: {
      created: 2,
      failed: [],
      words: [{ field: 'card_id', word: 'review', count: 1 }],
      tasks: [
        { title: 'c', column: 'To do', completed: false },
        { title: 'd', column: 'To do', progress: 100, completed: true },
      ],
    },
  },
  {
    name: 'TickTick: a number as the state beside the name of a column',
    csv: '"Title","List Name","Status","Completed Time"\n"a","To do","2",""\n"b","In progress","0",""\n',
    must: {
      created: 2,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', column: 'To do', progress: 100, completed: true },
        { title: 'b', column: 'In progress', completed: false },
      ],
    },
  },
  {
    name: 'GitHub: a closed state beside the status of a project',
    csv: 'Title,State,Status\na,CLOSED,In progress\nb,OPEN,Done\n',
    must: {
      created: 2,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', column: 'In progress', progress: 100, completed: true },
        { title: 'b', column: 'Done' },
      ],
    },
  },
  ...['Stage', 'Section', 'List', 'Bucket'].map((header) => ({
    name: `numbers as names in ${header}`,
    csv: `Title,${header}\na,1\nb,2\nc,3\n`,
    must: {
      created: 3,
      failed: [],
      words: ['1', '2', '3'].map((word) => ({ field: 'card_id', word, count: 1 })),
      tasks: ['a', 'b', 'c'].map((title) => ({ title, progress: null, completed: false })),
    },
  })),
  {
    name: 'the number of a card beside a list',
    csv: 'Card,Title,List\n2,b,Frozen\n',
    must: {
      created: 1,
      failed: [],
      words: [{ field: 'card_id', word: 'Frozen', count: 1 }],
      tasks: [{ title: 'b', progress: null, completed: false }],
    },
  },
  {
    name: 'days that stand for none, in other spellings',
    query: { dates: 'mdy' },
    csv: 'Title,Completed Date,Due Date\na,01/01/0001 00:00:00,01/01/0001\nb,1/1/0001 12:00:00 AM,1/1/1970\nc,1/0/1900,1/0/1900\nd,0.1.1900,0.1.1900\nf,1970/01/01,1970/01/01\nh,Thu Jan 01 1970 01:00:00 GMT+0100 (CET),\ni,12/30/1899,12/30/1899\n',
    must: {
      created: 7,
      failed: [],
      words: [],
      tasks: ['a', 'b', 'c', 'd', 'f', 'h', 'i'].map((title) => ({
        title,
        progress: null,
        due_date: null,
      })),
    },
  },
  {
    name: 'days that stand for none need no order of day and month',
    csv: 'Title,Completed Date,Due Date\na,01/01/0001,01/01/1970\n',
    must: { created: 1, failed: [], words: [], tasks: [{ title: 'a', progress: null, due_date: null }] },
  },
  {
    name: 'names of columns with signs around and between their words',
    csv: 'Title,Status\na,In progress 🚧\nb,in-progress\nc,📋 To do\nd,IN_PROGRESS\n',
    must: {
      created: 4,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', column: 'In progress' },
        { title: 'b', column: 'In progress' },
        { title: 'c', column: 'To do' },
        { title: 'd', column: 'In progress' },
      ],
    },
  },
  {
    name: 'columns whose names differ by a sign',
    columns: ['In-progress', '🚧'],
    csv: 'Title,Status\na,In-progress\nb,In progress\nc,🚧\nd,📋\n',
    must: {
      created: 4,
      failed: [],
      words: [{ field: 'card_id', word: '📋', count: 1 }],
      tasks: [
        { title: 'a', column: 'In-progress' },
        { title: 'b', column: 'In progress' },
        { title: 'c', column: '🚧' },
        { title: 'd', column: 'To do' },
      ],
    },
  },
]
