import type { ImportCase } from './import-case.ts'

/** Files with other dates, line breaks and headers. */
export const fileCases: ImportCase[] = [
  {
    name: 'the year first, no order said',
    csv: 'Title,Due Date\na,2026/10/31\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', due_date: '2026-10-31' }] },
  },
  {
    name: 'the year first, dates=iso',
    query: { dates: 'iso' },
    csv: 'Title,Due Date\na,2026/10/31\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', due_date: '2026-10-31' }] },
  },
  {
    name: 'the year first, dates=dmy',
    query: { dates: 'dmy' },
    csv: 'Title,Due Date\na,2026/10/31\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', due_date: '2026-10-31' }] },
  },
  {
    name: 'the year first, dates=mdy',
    query: { dates: 'mdy' },
    csv: 'Title,Due Date\na,2026/10/31\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', due_date: '2026-10-31' }] },
  },
  {
    name: 'an ambiguous date, no order said',
    csv: 'Title,Due Date\na,03/04/2030\nb,2030-04-03\n',
    must: {
      created: 1,
      failed: [{ line: 2, field: 'end_date' }],
      tasks: [{ title: 'b', due_date: '2030-04-03' }],
    },
  },
  {
    name: 'an ambiguous date, day first',
    query: { dates: 'dmy' },
    csv: 'Title,Due Date\na,03/04/2030\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', due_date: '2030-04-03' }] },
  },
  {
    name: 'an unknown order of dates',
    query: { dates: 'ymd' },
    csv: 'Title\na\n',
    must: { status: 422, param: 'dates' },
  },
  {
    name: 'Jira: its dates',
    csv: 'Summary,Due Date\na,30/Oct/26 5:00 PM\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', due_date: '2026-10-30' }] },
  },
  {
    name: 'lines that end with CR',
    csv: 'Title,Due Date\rA,2026-10-31\rB,2026-10-30\r',
    must: {
      created: 2,
      failed: [],
      tasks: [
        { title: 'A', due_date: '2026-10-31' },
        { title: 'B', due_date: '2026-10-30' },
      ],
    },
  },
  {
    name: 'lines that end with CR CR LF',
    csv: 'title,notes\r\r\nA,one\r\r\n',
    must: { created: 1, failed: [], tasks: [{ title: 'A', description: 'one' }] },
  },
  {
    name: 'a due time of twelve hours',
    csv: 'title,due date,due time\na,2026-10-31,5:00 PM\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', due_date: '2026-10-31', due_time: '17:00' }] },
  },
  {
    name: 'Excel: sep= first',
    csv: 'sep=;\nTitle;Notes;Due Date\na;one;2026-10-31\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', description: 'one', due_date: '2026-10-31' }] },
  },
  {
    name: 'Asana: three lines before the header',
    csv: ',,,\n,,https://app.example.com/-/googleSheetsProjectCsv?domain=0,\n,,,\nTask ID,Name,Section/Column,Due Date\n1,x,To do,2026-07-30\n2,,To do,\n3,y,Done,2026-07-29\n',
    must: {
      created: 2,
      failed: [{ line: 6, field: 'title' }],
      tasks: [
        { title: 'x', column: 'To do', due_date: '2026-07-30' },
        { title: 'y', column: 'Done', due_date: '2026-07-29' },
      ],
    },
  },
  {
    name: 'a table of two known columns above the header',
    csv: 'Name,Owner\nPhoenix,Anna Keller\n\nTask,Status,Priority,Due\nfix,Done,High,2026-10-31\n',
    must: {
      created: 1,
      failed: [],
      tasks: [{ title: 'fix', column: 'Done', priority: 'high', due_date: '2026-10-31' }],
    },
  },
  ...[
    ['Task Due Date', 'Task Due Time', 'Task List', 'Card Notes', 'Issue Owner', 'Issue Summary'],
    ['Task Deadline', 'Card Due Time', 'Card Column', 'Task Details', 'Task Owner', 'Ticket Title'],
    ['Card Due Date', 'Issue Due Time', 'Task Section', 'Issue Notes', 'Card Owner', 'Task Subject'],
  ].map((headers) => ({
    name: `a word before each header: ${headers.join(', ')}`,
    csv: `${headers.join()}\n2026-10-31,17:00,In progress,Grey,Anna Keller,a\n`,
    must: {
      created: 1,
      failed: [],
      words: [],
      tasks: [
        {
          ...{
            title: 'a',
            due_date: '2026-10-31',
            due_time: '17:00',
            column: 'In progress',
            description: 'Grey',
          },
          assignees: ['Anna Keller'],
        },
      ],
    },
  })),
  {
    name: 'lines and cells that are far too long',
    csv: `${','.repeat(900_000)}x\ntitle,due\na,2026-10-31\n${','.repeat(900_000)}x\n${','.repeat(900_000)}\nb,\n`,
    must: {
      created: 2,
      failed: [{ line: 4, field: null }],
      tasks: [{ title: 'a', due_date: '2026-10-31' }, { title: 'b' }],
    },
  },
  {
    name: 'a stray quotation mark behind 500 cells, and quoted empty cells behind them',
    csv: `title,due\na${',x'.repeat(520)}, say "hi\nb,\nc${',""'.repeat(600)}\nd,2026-10-31\n`,
    must: {
      created: 3,
      failed: [{ line: 2, field: null }],
      tasks: [{ title: 'b' }, { title: 'c' }, { title: 'd', due_date: '2026-10-31' }],
    },
  },
  {
    name: 'a wider table below two tasks',
    csv: 'Name,Status\nfix,Done\n\nTask,State,Due,Priority\nx,Done,,High\n',
    must: {
      created: 1,
      tasks: [{ title: 'fix', column: 'Done' }],
    },
  },
  {
    name: 'a column Task beside the name of what it belongs to',
    csv: 'Task,Ticket Title,Issue Date\na,Story,2020-01-01\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', due_date: null }] },
  },
  {
    name: 'columns with signs, whose names have capital letters within',
    columns: ['🚀 DevOps', 'GitHub ✅'],
    csv: 'Title,Status\na,DevOps\nb,GitHub\nc,devops\n',
    must: {
      created: 3,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', column: '🚀 DevOps' },
        { title: 'b', column: 'GitHub ✅' },
        { title: 'c', column: '🚀 DevOps' },
      ],
    },
  },
  {
    name: 'a line that names many people in many columns',
    csv: `title${',members'.repeat(400)}\na${`,${'x;'.repeat(190)}`.repeat(400)}\nb,Anna Keller\n`,
    must: {
      created: 1,
      failed: [{ line: 2, field: 'user_ids' }],
      tasks: [{ title: 'b', assignees: ['Anna Keller'] }],
    },
  },
  {
    name: 'a line of two properties before the header',
    csv: 'Title,Roadmap\nOwner,Anna Keller\n\nName,Status,Due Date\na,Done,2026-10-31\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', column: 'Done', due_date: '2026-10-31' }] },
  },
  {
    name: 'spaces around quotation marks',
    csv: '"Title", "Notes" ,"Due Date"\n"a", "one, ""two""", "2026-10-31" \n"b", "three\nfour",\n',
    must: {
      created: 2,
      failed: [],
      tasks: [
        { title: 'a', description: 'one, "two"', due_date: '2026-10-31' },
        { title: 'b', description: 'three\nfour' },
      ],
    },
  },
  { name: 'no column for the title', csv: 'Colour,Weight\nred,1\n', must: { status: 422 } },
]
