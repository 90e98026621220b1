import type { ImportCase } from './import-case.ts'

const anna = ['Anna Keller']
const both = ['Anna Keller', 'Bruno Okafor']

/** Files in the form of other tools' exports. */
export const toolCases: ImportCase[] = [
  {
    name: 'Notion: Assign, a range of dates and a yes',
    csv: 'Name,Assign,Date,Status,Done\na,"Anna Keller, Bruno Okafor","October 31, 2026 → November 2, 2026",Not started,No\nb,,"November 3, 2026 5:00 PM",Done,Yes\n',
    must: {
      created: 2,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', assignees: both, due_date: '2026-11-02', completed: false, column: 'To do' },
        { title: 'b', due_date: '2026-11-03', completed: true, column: 'Done' },
      ],
    },
  },
  {
    name: 'Basecamp: Completed? and Due on',
    csv: 'Title,Notes,Assigned to,Due on,Completed?\na,one,"Anna Keller",2026-10-31,Yes\nb,,,,No\n',
    must: {
      created: 2,
      failed: [],
      tasks: [
        { title: 'a', description: 'one', assignees: anna, due_date: '2026-10-31', completed: true },
        { title: 'b', completed: false },
      ],
    },
  },
  {
    name: 'Wrike: Importance, Custom status and End Date',
    csv: 'Title,Custom status,Importance,Assigned To,Start Date,End Date\na,Completed,High,"Anna Keller, Bruno Okafor",10/01/2026,10/31/2026\nb,Deferred,Normal,,,\n',
    query: { dates: 'mdy' },
    must: {
      created: 2,
      failed: [],
      words: [{ field: 'card_id', word: 'Deferred', count: 1 }],
      tasks: [
        { title: 'a', progress: 100, priority: 'high', assignees: both, due_date: '2026-10-31' },
        { title: 'b', priority: 'medium', completed: false, due_date: null },
      ],
    },
  },
  {
    name: 'Smartsheet: % Complete and Finish',
    csv: 'Task Name,Assigned To,Start,Finish,% Complete,Status\na,anna@example.com,10/01/26,10/31/26,50%,In Progress\nb,,,,100%,Complete\nc,,,,33.3%,Not Started\n',
    query: { dates: 'mdy' },
    must: {
      created: 3,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', assignees: anna, due_date: '2026-10-31', progress: 50, column: 'In progress' },
        { title: 'b', progress: 100, completed: true },
        { title: 'c', progress: 33 },
      ],
    },
  },
  {
    name: 'Planner: Bucket Name, and words as progress',
    csv: 'Task ID,Task Name,Bucket Name,Progress,Priority,Assigned To,Created By,Due date,Completed Date,Completed By\n1,a,To do,Completed,Important,Anna Keller;Bruno Okafor,Clara,10/31/2026,10/30/2026,Clara\n2,b,In progress,In progress,Urgent,,Clara,,,\n3,c,To do,Not started,Low,,Clara,,,\n',
    query: { dates: 'mdy' },
    must: {
      created: 3,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', progress: 100, priority: 'high', assignees: both, due_date: '2026-10-31' },
        { title: 'b', progress: null, priority: 'urgent', column: 'In progress' },
        { title: 'c', progress: null, priority: 'low' },
      ],
    },
  },
  {
    name: 'Airtable: a checkbox is checked or empty',
    csv: 'Name,Notes,Assignee,Done\na,one,Anna Keller,checked\nb,,,\n',
    must: {
      created: 2,
      failed: [],
      tasks: [
        { title: 'a', description: 'one', assignees: anna, progress: 100 },
        { title: 'b', progress: null },
      ],
    },
  },
  {
    name: 'Todoist: DESCRIPTION, and a date in words',
    csv: 'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE\nmeta,view_style=list,,,,,,,,\ntask,a,one,4,1,Bruno (1),Anna Keller (2),Oct 31 2026,en,UTC\n',
    must: {
      created: 1,
      skipped: 1,
      failed: [],
      words: [{ field: 'priority', word: '4', count: 1 }],
      tasks: [{ title: 'a', description: 'one', due_date: '2026-10-31', assignees: anna }],
    },
  },
  {
    name: 'TickTick: six lines before the header, and numbers as states',
    csv: '"Date: 2026-11-01+0000"\n"Version: 7.1"\n"Status: \n0 Normal\n1 Completed\n2 Archived"\n"Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time"\n"","To do","a","TEXT","","one","N","","2026-10-31T00:00:00+0000","","","0","0","2026-10-01T08:00:00+0000",""\n"","Home","b","TEXT","","","N","","","","","0","2","2026-10-01T08:00:00+0000","2026-10-02T08:00:00+0000"\n',
    must: {
      created: 2,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', description: 'one', due_date: '2026-10-31', column: 'To do', completed: false },
        { title: 'b', progress: 100, priority: null },
      ],
    },
  },
  {
    name: 'GitLab: an address as the assignee',
    csv: 'Title,Description,Issue ID,State,Assignee Username,Assignee,Due Date,Closed At (UTC)\na,one,1,Open,anna,Anna Keller,2026-10-31,\n',
    must: {
      created: 1,
      failed: [],
      words: [],
      tasks: [{ title: 'a', description: 'one', assignees: anna, due_date: '2026-10-31', completed: false }],
    },
  },
  {
    name: 'Azure DevOps: Closed Date, and numbers as priorities',
    csv: 'ID,Work Item Type,Title,Assigned To,State,Priority,Target Date,Closed Date\n1,Task,a,Anna Keller <anna@example.com>,Closed,1,10/31/2026 12:00:00 AM,10/30/2026 9:15:00 AM\n2,Task,b,,Active,2,,\n',
    query: { dates: 'mdy' },
    must: {
      created: 2,
      failed: [],
      words: [
        { field: 'card_id', word: 'Active', count: 1 },
        { field: 'priority', word: '1', count: 1 },
      ],
      tasks: [
        { title: 'a', assignees: anna, progress: 100, due_date: '2026-10-31', priority: null },
        { title: 'b', completed: false },
      ],
    },
  },
  {
    name: 'Linear: No priority, and an instant of archiving',
    csv: '"ID","Team","Title","Status","Priority","Assignee","Due Date","Completed","Archived"\n"A-1","A","a","To do","No priority","anna@example.com","2026-10-31","",""\n"A-2","A","b","Done","Urgent","","","2026-08-10T10:00:00.000Z","2026-09-10T10:00:00.000Z"\n',
    must: {
      created: 1,
      skipped: 1,
      failed: [],
      words: [],
      tasks: [{ title: 'a', priority: null, assignees: anna, due_date: '2026-10-31' }],
    },
  },
  {
    name: 'Monday: a board’s name above, and the header again for each group',
    csv: 'Kitchen,,,\n,,,\nName,Person,Status,Deadline\na,Anna Keller,Done,2026-10-31\nName,Person,Status,Deadline\nb,,Stuck,\n',
    must: {
      created: 2,
      skipped: 1,
      failed: [],
      words: [{ field: 'card_id', word: 'Stuck', count: 1 }],
      tasks: [
        { title: 'a', assignees: anna, column: 'Done', due_date: '2026-10-31' },
        { title: 'b', column: 'To do' },
      ],
    },
  },
  {
    name: 'Monday: names of groups, each before the header',
    csv: 'My board\nThis month\nName,Status,Date\na,Done,2026-10-31\nalone\n\nNext month\nName,Status,Date\nb,,2026-10-31\n',
    must: {
      created: 3,
      skipped: 2,
      failed: [],
      tasks: [
        { title: 'a', column: 'Done', due_date: '2026-10-31' },
        { title: 'alone' },
        { title: 'b', due_date: '2026-10-31' },
      ],
    },
  },
  {
    name: 'Monday: subitems with a header of their own',
    csv: 'Name,Subitems,Person,Status,Date\na,"s1, s2",Anna Keller,Done,2026-10-31\nSubitems,Name,Owner,Status,Date\n,s1,Anna Keller,Done,2026-10-30\n,s2,,,\nb,,,In progress,\nSubitems,Name,Owner,Status,Date\n,s3,,,\n,,,,\nNext month,,,,\nName,Subitems,Person,Status,Date\nc,,,,\n',
    must: {
      created: 3,
      skipped: 7,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', column: 'Done', assignees: anna, due_date: '2026-10-31' },
        { title: 'b', column: 'In progress' },
        { title: 'c' },
      ],
    },
  },
  {
    name: 'another header with the title in the same place, and the first one in other letters',
    csv: 'Name,Status,Date\na,Done,\nName,Owner,Status,Date\ns1,,,\nname,status,date\nb,,\n',
    must: {
      created: 2,
      skipped: 2,
      failed: [{ line: 4, field: null }],
      tasks: [{ title: 'a' }, { title: 'b' }],
    },
  },
  {
    name: 'a task of one cell before a repeated header',
    csv: 'Name,Status\na,\nName,Status\n"b\nc",\nName,Status\nd,\n',
    must: { created: 3, skipped: 2, failed: [], tasks: [{ title: 'a' }, { title: 'b\nc' }, { title: 'd' }] },
  },
  {
    name: 'dates that are no due dates, beside one that is',
    csv: 'Date,Title,Due,End\n2026-01-05,a,,2026-02-05\n2026-01-05,b,2026-03-05,\n',
    must: {
      created: 2,
      failed: [],
      tasks: [
        { title: 'a', due_date: null },
        { title: 'b', due_date: '2026-03-05' },
      ],
    },
  },
  {
    name: 'tasks whose cells are words that are names of columns, too',
    csv: 'Summary,Issue Type,Status,Resolution,Labels\nStatus,Task,Closed,Done,Title\nNotes,Issue,Done,Fixed,Name\nTitle,Task,To do,Unresolved,Section\n',
    must: {
      created: 3,
      skipped: 0,
      failed: [],
      tasks: [{ title: 'Notes' }, { title: 'Status' }, { title: 'Title' }],
    },
  },
  {
    name: 'Shortcut: owners by address, and a date with slashes',
    csv: 'id,name,type,owners,state,is_completed,completed_at,due_date,is_archived\n1,a,feature,anna@example.com;bruno@example.com,In Development,FALSE,,2026/11/30 00:00:00,FALSE\n2,b,bug,,Completed,TRUE,2026/10/01 10:00:00,,FALSE\n',
    must: {
      created: 2,
      failed: [],
      words: [{ field: 'card_id', word: 'In Development', count: 1 }],
      tasks: [
        { title: 'a', assignees: both, due_date: '2026-11-30', completed: false },
        { title: 'b', progress: 100 },
      ],
    },
  },
  {
    name: 'Pivotal Tracker: an owner in each of several columns',
    csv: 'Id,Title,Priority,Current State,Accepted at,Owned By,Owned By\n1,a,p1 - High,accepted,"Oct 1, 2026",Anna Keller,Bruno Okafor\n2,b,,unscheduled,,Anna Keller,\n',
    must: {
      created: 2,
      failed: [],
      words: [{ field: 'card_id', word: 'unscheduled', count: 1 }],
      tasks: [
        { title: 'a', assignees: both, priority: 'high', progress: 100 },
        { title: 'b', assignees: anna, completed: false },
      ],
    },
  },
  {
    name: 'ClickUp: null for nothing, and a list of people in brackets',
    csv: 'Task Name,Task Content,Status,Assignees,Priority,Due Date,Due Date Text\na,one,complete,"[Anna Keller,Bruno Okafor]",URGENT,1793404800000,10/31/2026\nb,null,to do,[],null,null,null\n',
    query: { dates: 'mdy' },
    must: {
      created: 2,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', progress: 100, assignees: both, priority: 'urgent', due_date: '2026-10-31' },
        { title: 'b', column: 'To do', assignees: [], priority: null, due_date: null },
      ],
    },
  },
  {
    name: 'a script: JavaScript’s dates, and times in several ways',
    csv: 'title,deadline,due time\na,Thu Jun 25 2026 23:00:00 GMT+0000 (Coordinated Universal Time),9:00\nb,2026-1-5,17:00:00\nc,2026.10.31,12:30 am\nd,31-Oct-2026,\n',
    must: {
      created: 4,
      failed: [],
      tasks: [
        { title: 'a', due_date: '2026-06-25', due_time: '09:00' },
        { title: 'b', due_date: '2026-01-05', due_time: '17:00' },
        { title: 'c', due_date: '2026-10-31', due_time: '00:30' },
        { title: 'd', due_date: '2026-10-31', due_time: null },
      ],
    },
  },
  {
    name: 'a cell with carriage returns, in quotes',
    csv: 'title,notes\r\na,"one\rtwo\r\nthree\r\r\nfour"\r\n',
    must: { created: 1, failed: [], tasks: [{ title: 'a', description: 'one\ntwo\nthree\nfour' }] },
  },
  {
    name: 'signs around words',
    csv: 'Name,Status,Priority\na,✅ Done!,🔴 High\nb,🚀 Shipped,⚪\n',
    columns: [],
    must: {
      created: 2,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', progress: 100, priority: 'high' },
        { title: 'b', progress: 100, priority: null },
      ],
    },
  },
  {
    name: 'ClickUp: the day as written in the text, not that of the instant before it',
    csv: 'Task Name,Status,Due Date,Due Date Text\na,to do,1793399400000,"10/31/2026, 4:00:00 AM GMT+5:30"\nb,to do,1793498400000,"10/31/2026, 9:00:00 PM CDT"\nc,to do,1793404800000,null\nd,to do,1793404800000,soon\n',
    query: { dates: 'mdy' },
    must: {
      created: 4,
      failed: [],
      tasks: ['a', 'b', 'c', 'd'].map((title) => ({
        title,
        due_date: '2026-10-31',
      })),
    },
  },
  {
    name: 'ClickUp: a text in whose order the instant beside it is near, and one of another day',
    csv: 'Task Name,Due Date,Due Date Text\na,1793399400000,"10/31/2026, 4:00:00 AM GMT+5:30"\nb,1793404800000,\nc,1793404800000,3/4/2026\n',
    must: {
      created: 2,
      failed: [{ line: 4, field: 'end_date' }],
      tasks: [
        { title: 'a', due_date: '2026-10-31' },
        { title: 'b', due_date: '2026-10-31' },
      ],
    },
  },
  {
    name: 'Todoist: a date beside an empty deadline, and the other way round',
    csv: 'TYPE,CONTENT,DESCRIPTION,IS_COLLAPSED,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT,DEADLINE,DEADLINE_LANG\ntask,a,one,,4,1,Bruno (1),Anna Keller (2),2026-10-31,en,UTC,,,,\ntask,b,,,4,1,Bruno (1),,,,,,,2026-11-01,en\n',
    must: {
      created: 2,
      failed: [],
      tasks: [
        { title: 'a', description: 'one', due_date: '2026-10-31', assignees: anna },
        { title: 'b', due_date: '2026-11-01' },
      ],
    },
  },
  {
    name: 'several columns for one field, of which each line fills one',
    csv: 'Name,Due Date,Deadline,Date,Timeline - End,Description,Notes\na,,2026-10-31,,,,my notes\nb,,,2026-10-31,,one,two\nc,,,,2026-10-31,,\nd,0000-00-00,2026-10-31,,,null,three\ne,soon,2026-10-31,,,,\n',
    must: {
      created: 4,
      failed: [{ line: 6, field: 'end_date' }],
      tasks: [
        { title: 'a', due_date: '2026-10-31', description: 'my notes' },
        { title: 'b', due_date: null, description: 'one' },
        { title: 'c', due_date: null, description: null },
        { title: 'd', due_date: '2026-10-31', description: 'three' },
      ],
    },
  },
  {
    name: 'words for no description',
    csv: 'Task Name,Task Content\na,null\nb,undefined\nc,NaN\nd,None\ne,nothing\nf,none\n',
    must: {
      created: 6,
      failed: [],
      tasks: ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => ({
        title,
        description: { e: 'nothing', f: 'none' }[title] ?? null,
      })),
    },
  },
  {
    name: 'Jira: a resolution, and a category of the status',
    csv: "Summary,Status,Status Category,Resolution\na,Live in production,,Fixed\nb,Released to prod,Done,\nc,Dropped,,Won't Do\nd,Doing,In Progress,Unresolved\ne,Waiting,To Do,50%\n",
    must: {
      created: 5,
      failed: [],
      tasks: [
        { title: 'a', progress: 100, completed: true },
        { title: 'b', progress: 100, completed: true },
        ...['c', 'd', 'e'].map((title) => ({ title, progress: null, completed: false })),
      ],
      words: [
        { field: 'progress', word: "Won't Do", count: 1 },
        { field: 'progress', word: '50%', count: 1 },
      ],
    },
  },
  {
    name: 'Plane: a group of states',
    csv: 'Name,State Name,State Group\na,Shipped it,completed\nb,Later,backlog\nc,In review,started\n',
    must: {
      created: 3,
      failed: [],
      words: ['Shipped it', 'Later', 'In review'].map((word) => ({ field: 'card_id', word, count: 1 })),
      tasks: [
        { title: 'a', progress: 100, completed: true },
        { title: 'b', completed: false },
        { title: 'c', completed: false },
      ],
    },
  },
  {
    name: 'a range of times on one day',
    csv: 'Name,Date\na,"October 31, 2026 5:00 PM → 6:00 PM"\nb,2026/10/31 17:00 (UTC) → 18:00\nc,2026-10-31 17:00 - 18:00\n',
    must: {
      created: 3,
      failed: [],
      tasks: ['a', 'b', 'c'].map((title) => ({ title, due_date: '2026-10-31' })),
    },
  },
  {
    name: 'a column of fractions, beside one of whole numbers',
    csv: 'Title,% Complete,Percent Done\na,0.5,\nb,1,\nc,0,\nd,,1\n"e",".25",\n"f","0,75",\n',
    must: {
      created: 6,
      failed: [],
      words: [],
      tasks: [
        { title: 'a', progress: 50 },
        { title: 'b', progress: 100, completed: true },
        { title: 'c', progress: 0 },
        { title: 'd', progress: 1 },
        { title: 'e', progress: 25 },
        { title: 'f', progress: 75 },
      ],
    },
  },
  {
    name: 'a fraction beside a number above 1',
    csv: 'Title,percent_done\na,0.5\nb,50\n',
    must: { created: 1, failed: [{ line: 2, field: 'progress' }], tasks: [{ title: 'b', progress: 50 }] },
  },
  {
    name: 'another tool’s ids of people',
    csv: "Title,Assignee,Assignee IDs\n'-a,Anna Keller,12\n",
    must: { created: 1, failed: [], tasks: [{ title: "'-a", assignees: anna }] },
  },
]
