// Written by `npm run codegen` from spec/work.yaml. Do not edit: change the contract and run it again.
export interface paths {
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description Lists the projects that the person sees: the inbox first, then by name. All pages keep the order of
         *     the first page.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Creates a project with the columns To do, In progress and Done. The person becomes its manager. Unless the project
         *     is private, webhook endpoints receive `project.created`.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a project
         * @description Returns a project that the person sees, with its columns.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a column
         * @description Adds a column after the last one. Only managers of the project may do so.
         */
        post: operations["createColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import tasks
         * @description Creates a task for each record of a CSV file, which may be an export from another program. The file
         *     is in UTF-8, UTF-16 with a byte order mark or Windows-1252, whatever the `charset` says, and
         *     separated by commas, semicolons or tabs. Its header is found among the first ten lines, after a
         *     `sep=` line. Its columns are found by their usual names, ignoring case: `columns` says which column
         *     was used for which field, and `words` which words of the file were not understood.
         *
         *     A record that fails is reported with its line, field and reason, and the others are imported; at
         *     most 10,000 failed records are listed. Lines that are not tasks are skipped and counted.
         *
         *     A record is known if an earlier import read it in the same way and its task still exists. Known
         *     records are counted in `known` and not imported again, so a request may be repeated, and if failed
         *     lines are corrected, only those are imported. If a task was deleted, or if `map` or `dates` make a
         *     record something else, it is imported again.
         *
         *     A file may have at most 500 columns (422 `too_many_columns`) and 100,000 records (422
         *     `too_many_records`). A person may have one import or undo in flight, and a server four (the
         *     operator may change this); further ones are 503 `service_unavailable` with `Retry-After`.
         *
         *     Open pages are notified once, with the project. Viewers may not import.
         */
        post: operations["importTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/tasks.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the tasks of a project
         * @description Sends the tasks of a project as a CSV file, in the order of the board. The file begins with the mark of UTF-8, and its lines
         *     end with CR LF. Its columns are `title`, `description`, `column`, `priority`, `due_date`, `due_time`, `progress`,
         *     `assignees`, `assignee_ids`, `repeats`, `reminder` and `id`. A cell that begins with `=`, `+`, `-`, `@`, `'`,
         *     a tab or CR has a `'` before it, so that no spreadsheet reads it as a formula. `importTasks` reads such a file as
         *     it was exported.
         *
         *     One part of a person's exports is read at a time, so two of them take twice as long.
         */
        get: operations["exportTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Deletes the tasks that an import created, if nobody has changed, moved or commented on them since. Each
         *     deletion is a `task.deleted`, as any other. Tasks that stay are counted in `kept`. The undo may be
         *     repeated.
         *
         *     An import can be undone for a day; then it is 404. People who may import tasks into its project may undo
         *     it. An undo counts as an import in flight.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/columns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a column
         * @description Deletes a column. If it has tasks, `move_to` must be another column of the project, to which they
         *     are moved first; otherwise the response is 422 `column_not_empty`. So the last column can be deleted
         *     only when it is empty. Moved tasks keep their progress. Only managers of the project may do so.
         */
        delete: operations["deleteColumn"];
        options?: never;
        head?: never;
        /**
         * Rename or move a column
         * @description Changes the given fields. The other columns are renumbered, so orders are always 0 to n−1; an
         *     `order` beyond the end moves the column to the end. Changing `is_done` does not change tasks. Only
         *     managers of the project may do so.
         */
        patch: operations["updateColumn"];
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Lists the active members of the workspace by name, without their email addresses. All pages keep the order
         *     of the first page.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calendar
         * @description Lists the occurrences of events and the due tasks, including completed ones, from the day `from` to
         *     the day `to`, inclusive, of the workspace and of the projects that the person sees. Days and times
         *     are in the event's own time zone, so a page in another time zone should request two more days at each
         *     end.
         *
         *     Occurrences start as for reminders: if daylight saving skips the start, the occurrence starts and
         *     ends later by the length of the skip. The list has at most 2,000 occurrences and tasks together: the
         *     first ones by day, time and id.
         *
         *     `from` and `to` are required and may be at most 61 days apart; a `from` after `to` yields an empty calendar.
         *
         *     One request of a person is served at a time, and 19 wait; a further one is 503 `service_unavailable`.
         */
        get: operations["listCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an event
         * @description Creates an event in a project that the person sees and may write to, or without a `project_id` in
         *     the workspace as a whole, and notifies its guests. Unless the project is private, webhook endpoints
         *     receive `event.created`.
         *
         *     A project that the person does not see, or an inbox, is 422 `validation_error` with `param: project_id`. So is,
         *     with `param: invited_users`, a guest who cannot see the project.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description Returns an event of the workspace, or of a project that the person sees.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        /**
         * Delete an event
         * @description Deletes an event with all its occurrences and reminders, and notifies its creator and guests. Anyone
         *     who may change the event may delete it. No webhook event is sent.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /**
         * Update an event
         * @description Changes the given fields of an event (for all occurrences if it repeats), and notifies its creator
         *     and guests. An omitted field keeps its value, and `null` clears a field. No webhook event is sent. A guest who
         *     is added must be able to see the project of the event.
         *
         *     If the date, start, time zone, repetition or a reminder changes, reminders are recalculated from now
         *     on, and none fires for the past. Events of a project may be changed by anyone who may write to the
         *     project, and events of the workspace by their creator, owners and admins.
         *
         *     If `version` is given, the fields are changed only if it is still the current version; otherwise the
         *     response is 409 `changed_by_another`, and nothing is written.
         */
        patch: operations["updateEvent"];
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search projects and tasks
         * @description Finds projects by name, and tasks by title and description, among those that the person sees. Every word must
         *     begin a word of the title or of the description; a word in a script without spaces may be any part of the title.
         *     Case and accents are ignored, and any character that is neither a letter nor a digit ends a word. A text without
         *     letters and digits must be contained in the title or description.
         *
         *     Resources whose title begins with the text are first, then those with all words in the title, then those with
         *     some in the description. Of each, projects are first, then open tasks, then completed ones, and the one that was changed
         *     last comes first.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes
         * @description Sends an event for each committed change that the person may see, with its type, id and project, and
         *     for a comment also its task; `notification.created` for each new notification of the person; and a
         *     comment line every 15 seconds. Events have no name, so a single listener receives all events.
         *
         *     A change is sent to those who see its project at that moment. A person who gains or loses access to a
         *     project, because it became private or open or was archived, or because a role changed, gets
         *     `project.updated` for it. Changes in an inbox are sent only to its owner. `project_id` is null for
         *     events of the workspace itself, for members and for notifications.
         *
         *     The stream ends when the session ends or switches to another workspace, when the membership ends,
         *     and whenever events may have been missed: reconnect and reload then. A session may have at most ten
         *     streams, including those of the settings area; beyond that, the response is 429 `stream_limit`.
         */
        get: operations["streamChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Lists tasks of the projects that the person sees. For a project or column that the person does not
         *     see, the list is empty.
         *
         *     By default, tasks are in board order if `card_id` is given, and otherwise by creation. `board` is
         *     the column's own order, and requires `card_id`; `due` lists the earliest due date and time first,
         *     and tasks without one last; `created` and `updated` list the newest and the last changed first; `title` is
         *     alphabetical, ignoring case and accents; `priority` lists the urgent first, and tasks without one last. `order`
         *     reverses all but what is last. The id breaks ties.
         *
         *     With every sort but `created`, a task whose place, or the field that sorts it, is changed between two pages may be
         *     on both pages, or on neither: tell tasks apart by `id`, and list again after a change. With `created`, every task
         *     that exists throughout is listed exactly once.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task
         * @description Creates a task at the end of a column: `card_id`, or else the first column of `project_id` that is
         *     not a done column. With neither, the task is created in the person's inbox, which is created if
         *     there is none.
         *
         *     Each assignee must be able to see the project; otherwise the response is 422 `invalid_assignee`.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a task
         * @description Returns a task that the person sees.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Deletes a task with its comments, and emits `task.deleted`.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Update a task
         * @description Changes the given fields of a task, by the rules of the public API. An omitted field keeps its
         *     value, and `null` clears a field. Each newly assigned person must be able to see the project;
         *     otherwise the response is 422 `invalid_assignee`.
         *
         *     If `version` is given, the fields are changed only if it is still the current version; otherwise the
         *     response is 409 `changed_by_another`, and nothing is written.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/tasks/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several tasks
         * @description Changes or deletes up to 100 tasks in one transaction, which counts as one write. Each task is changed as
         *     `moveTask` and `updateTask`, or deleted as `deleteTask` would, with the same events and notifications. A
         *     task that may not be changed is refused by itself, with the code and message of that operation, and the
         *     others are changed. Moved tasks are last in their column, in the order of `task_ids`, or go back to the
         *     `former_places` of an earlier move.
         */
        post: operations["changeTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a task
         * @description Moves a task to a column of its project: before another task of that column, or to its end. No field
         *     changes, so no event is emitted, and a move within a column records no activity.
         */
        post: operations["moveTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a task’s comments
         * @description Lists the comments on a task that the person sees, including replies, oldest first.
         */
        get: operations["listTaskComments"];
        put?: never;
        /**
         * Comment on a task
         * @description Adds a comment to a task, or with `parent_id` a reply to a comment, and emits `comment.created`. Comments are plain text,
         *     stored and returned byte for byte.
         */
        post: operations["createTaskComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/comments/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Deletes a comment. Its author, managers of the project, and owners and admins may do so if they may write in the project.
         *     A comment with replies keeps its place, without text and author, until its last reply is deleted. Emits no event;
         *     the public API no longer shows the comment.
         */
        delete: operations["deleteTaskComment"];
        options?: never;
        head?: never;
        /**
         * Change a comment
         * @description Changes the text of the person's own comment. A person who may no longer write in the project, and anyone but the
         *     author, is refused. An equal text changes nothing. Emits no event; the public API shows the new text.
         */
        patch: operations["updateTaskComment"];
        trace?: never;
    };
    "/tasks/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a task’s activity
         * @description Lists the activities of a task that the person sees and of its comments, newest first, as the settings area shows them.
         */
        get: operations["listTaskActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A role in a workspace, from most to least permissions.
         * @enum {string}
         */
        Role: "owner" | "admin" | "member";
        /** @description A project that the person sees, with its columns. */
        WorkProject: {
            /** @description The id of the project. */
            id: string;
            /** @description The name of the project. */
            name: string;
            /** @description A description of the project. */
            description: string | null;
            /** @description Whether the project is visible only to people with a role in it, and to owners and admins. True for an inbox. */
            private: boolean;
            /** @description Whether the project is the person's inbox, which has no columns and is not visible to anyone else. */
            inbox: boolean;
            role: components["schemas"]["ProjectRole"];
            /**
             * Format: int32
             * @description The number of tasks in the project, including completed ones.
             */
            task_count: number;
            /** @description The columns of the project, by `order`. */
            columns: components["schemas"]["Column"][];
        };
        /** @description The tasks that an import has created, or would create, and the lines that failed. */
        Import: {
            /**
             * Format: int32
             * @description The number of records that became tasks, excluding those of earlier imports.
             */
            created: number;
            /**
             * Format: int32
             * @description The number of lines that are not tasks, such as sections and notes, and of archived records that were skipped.
             */
            skipped: number;
            /**
             * Format: int32
             * @description The number of records that an earlier import made, and whose tasks still exist.
             */
            known: number;
            /** @description The records that failed, by line. */
            failed: components["schemas"]["ImportFailure"][];
            /** @description The columns of the file, in the order of the file. */
            columns: components["schemas"]["ImportColumn"][];
            /**
             * @description The words of the file that were not understood, with the number of records, the most frequent first.
             *     A file may have many: of each field, the first 200 different words are counted.
             */
            words: components["schemas"]["ImportWord"][];
            /** @description The id by which the import can be undone. Null if it created no tasks. */
            import_id: string | null;
        };
        /** @description A record that failed. */
        ImportFailure: {
            /**
             * Format: int32
             * @description The number of the record's first line. The header is line 1.
             */
            line: number;
            /** @description The field. Null if the line failed as a whole. */
            field: string | null;
            /** @description The reason, as a sentence. */
            message: string;
        };
        /** @description A word of the file that was not understood. */
        ImportWord: {
            /**
             * @description The field: `priority` (the task has none), `card_id` (the task is in the default column), `progress`
             *     (the task is not completed) or `user_ids` (the record fails).
             */
            field: components["schemas"]["ImportField"];
            /** @description The word as written in the file, of which at most 100 characters are given. */
            word: string;
            /**
             * Format: int32
             * @description The number of records that have the word.
             */
            count: number;
        };
        /** @description A column of a file. */
        ImportColumn: {
            /** @description The name of the column in the header line, of which at most 200 characters are given. */
            header: string;
            /**
             * @description The field that the column was used for; `recurrence` and `reminder_date` only in files of `exportTasks`. Null if
             *     the column was not imported.
             */
            field: components["schemas"]["ImportField"] | ("recurrence" | "reminder_date") | null;
        };
        /**
         * @description A field that a column can be imported as.
         * @enum {string}
         */
        ImportField: "title" | "description" | "priority" | "progress" | "end_date" | "end_time" | "card_id" | "user_ids";
        /**
         * @description The order of day and month in dates such as `31/12/2030`.
         * @default iso
         * @enum {string}
         */
        ImportDates: "iso" | "dmy" | "mdy";
        /**
         * @description Whether archived records are skipped, or become completed tasks.
         * @default skip
         * @enum {string}
         */
        ImportArchived: "skip" | "done";
        /** @description The numbers of tasks of an import that was undone. */
        ImportUndo: {
            /**
             * Format: int32
             * @description The number of tasks that were deleted.
             */
            deleted: number;
            /**
             * Format: int32
             * @description The number of tasks that stay, since they were changed, moved or commented on.
             */
            kept: number;
        };
        /** @description The result of undoing an import. */
        ImportUndoResponse: {
            data: components["schemas"]["ImportUndo"];
        };
        /** @description The result of an import. */
        ImportResponse: {
            data: components["schemas"]["Import"];
        };
        /** @description A page of a list. */
        WorkProjectList: {
            /** @description The items of this page. */
            data: components["schemas"]["WorkProject"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description The resource. */
        WorkProjectResponse: {
            data: components["schemas"]["WorkProject"];
        };
        /** @description A page of a list. */
        PersonList: {
            /** @description The items of this page. */
            data: components["schemas"]["UserRef"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description The occurrences and tasks of some days. */
        Calendar: {
            /** @description The occurrences of events, by day, start and id of the event. */
            events: components["schemas"]["Occurrence"][];
            /** @description The due tasks, by day, time and id. Tasks without a time are last on their day. */
            tasks: components["schemas"]["WorkTask"][];
        };
        /** @description The resource. */
        CalendarResponse: {
            data: components["schemas"]["Calendar"];
        };
        /** @description An occurrence of an event, with its day and times in the event's time zone. */
        Occurrence: {
            event: components["schemas"]["WorkEvent"];
            /**
             * Format: date
             * @description The day on which the occurrence starts.
             */
            date: string;
            /**
             * @description The time of day at which the occurrence starts, `HH:mm`. Later than the event's if daylight
             *     saving skips that time.
             */
            start_time: string;
            /** @description The time of day at which it ends, `HH:mm`. */
            end_time: string;
        };
        /** @description An event. Exactly one of `project_id` and `workspace_id` is set. */
        WorkEvent: {
            /** @description The id of the event. */
            id: string;
            /** @description The title. */
            title: string;
            /** @description The description. */
            description: string | null;
            /**
             * Format: date
             * @description The day of the event, or its first day if it repeats.
             */
            date: string | null;
            /** @description The time of day at which the event starts, `HH:mm`. */
            start_time: string | null;
            /** @description The time of day at which the event ends, `HH:mm`. */
            end_time: string | null;
            /** @description The place. */
            location: string | null;
            /** @description The id of the project that the event belongs to, or null if it belongs to the workspace. */
            project_id: string | null;
            /** @description The id of the workspace if the event belongs to it as a whole, or null. */
            workspace_id: string | null;
            /** @description The color of the event in calendars, `#` and 3 or 6 hexadecimal digits. */
            color: string | null;
            /** @description How often the event repeats. */
            repeat: components["schemas"]["EventRepeat"] | null;
            /**
             * Format: date-time
             * @description When the event was created.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When the event was last changed.
             */
            updated_at: string | null;
            /** @description The IANA name of the time zone of the date and times. */
            timezone: string;
            /**
             * Format: int32
             * @description The number of days, weeks, months or years from one occurrence to the next, or null if it does not repeat.
             */
            repeat_interval: number | null;
            /**
             * Format: date-time
             * @description When the creator and the guests are reminded, once, or null.
             */
            reminder_at: string | null;
            /**
             * Format: int32
             * @description The number of minutes before the start of each occurrence at which the creator and the guests are reminded, or null.
             */
            reminder_minutes_before: number | null;
            /** @description The URI of a video call. */
            meet_link: string | null;
            /** @description The guests. */
            invited_users: components["schemas"]["UserRef"][];
            /** @description The person who created it. */
            created_by: components["schemas"]["UserRef"] | null;
            /** @description The version of the event, which changes with its fields. Opaque; send it with an update. */
            version: string;
        };
        /** @description The resource. */
        WorkEventResponse: {
            data: components["schemas"]["WorkEvent"];
        };
        /**
         * @description The fields of an event to change. An omitted field keeps its value. Unknown fields are ignored, as
         *     is `project_id`, which cannot be changed.
         */
        WorkEventUpdate: {
            /** @description The title. It must contain a character other than white space. */
            title?: components["schemas"]["EventTitle"];
            /** @description The description. */
            description?: string | null;
            /** @description The day of the event, the first one if it repeats, `YYYY-MM-DD`. */
            date?: components["schemas"]["EventDate"];
            /** @description The time of day at which the event starts, `HH:mm`, in the time zone `timezone`. */
            start_time?: components["schemas"]["EventTime"];
            /** @description The time of day at which the event ends, `HH:mm`. After the update it must be after `start_time`. */
            end_time?: components["schemas"]["EventTime"];
            /**
             * @description How often the event repeats. Monthly and yearly events on a day that a month lacks fall on its last
             *     day.
             */
            repeat?: components["schemas"]["EventRepeat"];
            /**
             * @description The number of days, weeks, months or years from one occurrence to the next. Required, and
             *     not null, unless `repeat` is `none` after the update; then it has no meaning, but must still
             *     be 1 to 365 or null.
             */
            repeat_interval?: components["schemas"]["EventRepeatInterval"];
            /** @description When the creator and the guests of the event are reminded, once. */
            reminder_at?: components["schemas"]["Instant"];
            /**
             * @description The time zone of these times: an IANA name such as `Europe/Oslo`, case-insensitive. Names
             *     that IANA keeps for old programs, such as `EST5EDT` and `US/Pacific`, are valid too. An offset such as
             *     `+01:00` is refused, and so is an abbreviation that is not a name, such as `BST`. Null is `UTC`.
             */
            timezone?: components["schemas"]["EventTimeZone"];
            /**
             * @description How many minutes before the start of the event, or of each occurrence if it repeats, its
             *     creator and guests are reminded.
             */
            reminder_minutes_before?: components["schemas"]["EventReminder"];
            /** @description The place. */
            location?: string | null;
            /**
             * Format: uri
             * @description The URI of a video call.
             */
            meet_link?: string | null;
            /** @description The color of the event in calendars, `#` and 3 or 6 hexadecimal digits. */
            color?: components["schemas"]["EventColor"];
            /** @description A number to sort the event by, stored as it is. */
            order?: components["schemas"]["EventOrder"];
            /**
             * @description The user ids of the guests, at most 500. An id that no user has is 422 `validation_error`; a user
             *     who is not an active member of the workspace is dropped silently.
             */
            invited_users?: components["schemas"]["EventGuests"];
            /** @description The version of the event on which the change is based. If omitted, the event is changed whatever its version. */
            version?: string;
        };
        /** @description A task with the fields of the public API, and fields that only the web editor shows. */
        WorkTask: {
            /** @description The id of the task. */
            id: string;
            /** @description The title, written as `title`. An empty string, never null, if the task has none. */
            title: string;
            /** @description The description. */
            description: string | null;
            /** @description The id of the task's project, written when the task is created. */
            project_id: string | null;
            /** @description The board column that the task sits in, written as `card_id` when the task is created. */
            card: components["schemas"]["TaskCard"] | null;
            /**
             * @description The priority. Any string on read, since older tasks may have other values. Writes accept only `low`,
             *     `medium`, `high`, `urgent` and `none`.
             */
            priority: string | null;
            /**
             * Format: date
             * @description The date on which the task is due, written as `end_date`.
             */
            due_date: string | null;
            /** @description The time of day at which the task is due, `HH:mm`, written as `end_time`. */
            due_time: string | null;
            /** @description The progress in percent. */
            progress: components["schemas"]["TaskProgress"];
            /** @description True exactly when `progress` is 100. Written as `progress`. */
            completed: boolean;
            /** @description The user ids of the assignees. Written as `user_ids`. */
            assignee_ids: string[];
            /**
             * Format: date-time
             * @description When the task was created.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When the task was last changed.
             */
            updated_at: string | null;
            /**
             * Format: date-time
             * @description When the assignees are reminded, or the creator if there are none.
             */
            reminder_date: string | null;
            /** @description How often the task recurs. */
            recurrence: components["schemas"]["TaskRecurrence"] | null;
            /**
             * Format: int32
             * @description The number of comments on the task, including replies, without deleted ones.
             */
            comment_count: number;
            /** @description The person who created it. */
            created_by: components["schemas"]["UserRef"] | null;
            /**
             * @description The version of the fields that an update can change, for `updateTask`. Opaque; moves and
             *     comments do not change it.
             */
            version: string;
        };
        /**
         * @description Open tasks by their due date.
         * @enum {string}
         */
        TaskDueGroup: "overdue" | "today" | "week" | "later" | "none";
        /**
         * @description The order of a list of tasks.
         * @enum {string}
         */
        TaskSort: "board" | "due" | "created" | "updated" | "title" | "priority";
        /**
         * @description The direction of a sort.
         * @enum {string}
         */
        SortOrder: "asc" | "desc";
        /**
         * @description How often a task recurs.
         * @enum {string}
         */
        TaskRecurrence: "daily" | "weekly" | "monthly" | "yearly";
        /** @description A page of a list. */
        WorkTaskList: {
            /** @description The items of this page. */
            data: components["schemas"]["WorkTask"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description The resource. */
        WorkTaskResponse: {
            data: components["schemas"]["WorkTask"];
        };
        /** @description A task to create. Unknown fields are ignored. */
        WorkTaskCreate: {
            /** @description The title. It must contain a character other than white space. */
            title: components["schemas"]["NewTaskTitle"];
            /** @description The column to create the task in. */
            card_id?: string | null;
            /**
             * @description The project to create the task in, in its first column that is not a done column. With `card_id`, it must be the
             *     column's project.
             */
            project_id?: string | null;
            /** @description The description. */
            description?: components["schemas"]["TaskDescription"];
            /** @description The priority. `none` is a value, stored and returned as `none`. */
            priority?: components["schemas"]["TaskPriority"] | null;
            /** @description The progress in percent. A task at 100 is completed. */
            progress?: components["schemas"]["TaskProgress"];
            /** @description The date on which the task is due, `YYYY-MM-DD`. Returned as `due_date`. */
            end_date?: components["schemas"]["TaskDueDate"];
            /**
             * @description The time of day at which the task is due, `HH:mm`. Returned as `due_time`. Validated, then dropped, if there is no
             *     `end_date`.
             */
            end_time?: components["schemas"]["TaskDueTime"];
            /** @description The user ids of the assignees, at most 100; repeated ones count once. Returned as `assignee_ids`. */
            user_ids?: components["schemas"]["TaskAssignees"];
            /** @description When the assignees are reminded, or the creator if there are none. */
            reminder_date?: components["schemas"]["Instant"];
            /** @description How often the task recurs. Completing it creates the next one. */
            recurrence?: components["schemas"]["TaskRecurrence"] | null;
        };
        /** @description Fields of a task to change. Unknown fields are ignored. */
        WorkTaskUpdate: {
            /** @description The title. Null is the empty string. */
            title?: components["schemas"]["TaskTitle"];
            /** @description The description. */
            description?: components["schemas"]["TaskDescription"];
            /** @description The priority. `none` is a value, stored and returned as `none`. */
            priority?: components["schemas"]["TaskPriority"] | null;
            /** @description The progress in percent. A task at 100 is completed. */
            progress?: components["schemas"]["TaskProgress"];
            /** @description The date on which the task is due, `YYYY-MM-DD`. Returned as `due_date`. */
            end_date?: components["schemas"]["TaskDueDate"];
            /**
             * @description The time of day at which the task is due, `HH:mm`. Returned as `due_time`. Validated, then dropped, if there is no
             *     `end_date`.
             */
            end_time?: components["schemas"]["TaskDueTime"];
            /** @description The user ids of the assignees, at most 100; repeated ones count once. Returned as `assignee_ids`. */
            user_ids?: components["schemas"]["TaskAssignees"];
            /** @description When the assignees are reminded, or the creator if there are none. */
            reminder_date?: components["schemas"]["Instant"];
            /** @description How often the task recurs. Completing it creates the next one. */
            recurrence?: components["schemas"]["TaskRecurrence"] | null;
            /** @description The version of the task on which the change is based. */
            version?: string;
        };
        /** @description The new place of a task. */
        TaskMove: {
            /** @description A column of the task's project. */
            card_id: string;
            /** @description Another task of that column, before which the task is placed. Null places it at the end. */
            before?: string | null;
            /** @description Whether the reply has the `former_place` of the task, to which `changeTasks` moves it back. */
            undoable?: boolean;
        };
        /** @description The moved task. */
        TaskMoveResponse: components["schemas"]["WorkTaskResponse"] | components["schemas"]["UndoableMoveResponse"];
        /** @description The task after an `undoable` move. */
        UndoableMoveResponse: {
            data: components["schemas"]["WorkTask"];
            /** @description The place where the task stood before, for `changeTasks`. Opaque; null if it stood in no column. */
            former_place: string | null;
        };
        /** @description The tasks, and either `change` or `delete`. */
        TasksChange: {
            /** @description The ids of the tasks. */
            task_ids: string[];
            change?: components["schemas"]["TaskFieldsChange"];
            delete?: components["schemas"]["DeletionFlag"];
            /** @description Whether the reply has the `former_places` of tasks that are moved to another column. */
            undoable?: boolean;
        };
        /**
         * @description Deletes the tasks.
         * @enum {boolean}
         */
        DeletionFlag: true;
        /**
         * @description What changes in each of the tasks: at least one field. Omitted fields keep their values, null clears a field, and
         *     unknown fields are ignored.
         */
        TaskFieldsChange: {
            /**
             * Format: int32
             * @description The progress in percent. A task at 100 is completed.
             */
            progress?: number | null;
            /** @description The column to whose end the tasks are moved. A task of another project is refused with `not_found`. */
            card_id?: string;
            /** @description The priority. `none` is a value, stored and returned as `none`. */
            priority?: components["schemas"]["TaskPriority"] | null;
            /**
             * Format: date
             * @description The date on which the tasks are due, `YYYY-MM-DD`. Null also clears the time.
             */
            end_date?: string | null;
            /** @description The user ids of people to assign. A task of a project that one of them does not see is refused. */
            add_user_ids?: string[];
            /** @description The user ids of people to unassign. May not contain people to assign. */
            remove_user_ids?: string[];
            /**
             * @description Moves the tasks back to where they stood before an `undoable` move: one place for each of `task_ids`, in their
             *     order, and no other field. A task that has been moved since is refused with `changed_by_another`.
             */
            former_places?: string[];
        };
        /** @description The tasks that were changed, and those that were refused, both in the order of the request. */
        ChangedTasks: {
            /** @description The ids of the tasks that were not refused. Some may already have had the values. */
            changed: string[];
            /** @description The tasks that may not be changed. */
            refused: components["schemas"]["RefusedTask"][];
        };
        /** @description The tasks that an `undoable` request moved to another column, and those that were refused. */
        UndoableMoves: {
            /** @description The ids of the tasks that were not refused. */
            changed: string[];
            /** @description The tasks that may not be changed. */
            refused: components["schemas"]["RefusedTask"][];
            /**
             * @description Where each of `changed` stood before, in their order, for a further request. Opaque; null for a task that stood
             *     in no column.
             */
            former_places: (string | null)[];
        };
        /** @description A task that was not changed, with the error of the operation on a single task. */
        RefusedTask: {
            /** @description The id, as in the request. */
            id: string;
            /** @description The error code. */
            code: string;
            /** @description The reason, as a sentence. */
            message: string;
        };
        /** @description The result of changing several tasks. */
        ChangedTasksResponse: {
            data: components["schemas"]["ChangedTasks"] | components["schemas"]["UndoableMoves"];
        };
        /** @description A project or a task that was found. */
        SearchResult: {
            type: components["schemas"]["SearchResultType"];
            /** @description The id of the task or project. */
            id: string;
            /** @description The title of the task, or the name of the project. */
            title: string;
            project: components["schemas"]["ProjectRef"];
            /** @description The column of the task. Null for a project, and for a task of an inbox. */
            column: components["schemas"]["TaskCard"] | null;
            /** @description Whether the task is completed. Null for a project. */
            completed: boolean | null;
            matched: components["schemas"]["SearchedField"];
        };
        /**
         * @description Type of a search result.
         * @enum {string}
         */
        SearchResultType: "task" | "project";
        /**
         * @description Field with the words. `description` if at least one of them is only there.
         * @enum {string}
         */
        SearchedField: "title" | "description";
        /** @description The project of a task, or the project itself. */
        ProjectRef: {
            /** @description The id of the project. */
            id: string;
            /** @description The name of the project. */
            name: string;
        };
        /** @description The results of a search. */
        SearchResponse: {
            /** @description The results, the best first. */
            data: components["schemas"]["SearchResult"][];
        };
        /** @description A comment with the fields of the public API, and fields that only the web editor shows. */
        WorkComment: {
            /** @description The id of the comment. */
            id: string;
            /** @description The comment, in plain text. Null if it was deleted and has replies. */
            body: string | null;
            /** @description The author. For a comment made through the public API, the creator of the key. Null if the comment was deleted. */
            author: components["schemas"]["CommentAuthor"] | null;
            /**
             * Format: date-time
             * @description When the comment was created.
             */
            created_at: string | null;
            /** @description The comment that this one replies to. */
            parent_id: string | null;
            /** @description The source of the comment. */
            via: components["schemas"]["Entrance"];
            /**
             * Format: date-time
             * @description When the text was last changed. Null if it never was.
             */
            edited_at: string | null;
        };
        /** @description The new text of a comment. Unknown fields are ignored. */
        WorkCommentUpdate: {
            /** @description The comment, in plain text. It must contain a character other than white space, and is stored byte for byte. */
            body: components["schemas"]["CommentBody"];
        };
        /** @description A comment to add. Unknown fields are ignored. */
        WorkCommentCreate: {
            /**
             * @description The comment, in plain text. It must contain a character other than white space, and is stored byte for byte.
             *     Mentions are not parsed.
             */
            body: components["schemas"]["CommentBody"];
            /** @description A comment on the same task that is not a reply. */
            parent_id?: string | null;
        };
        /** @description A page of a list. */
        WorkCommentList: {
            /** @description The items of this page. */
            data: components["schemas"]["WorkComment"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description The resource. */
        WorkCommentResponse: {
            data: components["schemas"]["WorkComment"];
        };
        /** @description A page of a list. */
        TaskActivityList: {
            /** @description The items of this page. */
            data: components["schemas"]["Activity"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /**
         * @description A role in a project. A viewer may not write.
         * @enum {string}
         */
        ProjectRole: "manager" | "editor" | "viewer";
        /** @description A column of a project. */
        Column: {
            /** @description The id of the column. */
            id: string;
            /** @description The name of the column. */
            name: string;
            /** @description Whether tasks in the column count as done. */
            is_done: boolean;
            /**
             * Format: int32
             * @description The position of the column, from 0.
             */
            order: number;
            /**
             * Format: int32
             * @description The number of tasks in the column.
             */
            task_count: number;
        };
        /** @description The position of the next page. */
        CursorMeta: {
            /** @description The `cursor` of the next page, or null on the last one. */
            next_cursor: string | null;
        };
        /**
         * @description The category of an error.
         * @enum {string}
         */
        ErrorType: "invalid_request_error" | "authentication_error" | "permission_error" | "idempotency_error" | "rate_limit_error" | "api_error";
        /**
         * @description The current error codes. More may be added without a new version: a `code` may be any other string.
         * @enum {string}
         */
        KnownErrorCode: "bad_request" | "api_key_required" | "api_key_disabled" | "scope_required" | "forbidden" | "scope_not_asserted" | "not_found" | "method_not_allowed" | "idempotency_key_reuse" | "idempotency_key_in_use" | "payload_too_large" | "unsupported_media_type" | "workspace_moved" | "validation_error" | "no_open_column" | "inbox_project" | "invalid_assignee" | "invalid_date" | "window_too_large" | "key_rate_limited" | "workspace_rate_limited" | "write_rate_limited" | "anonymous_rate_limited" | "internal_error" | "service_unavailable";
        /** @description The details of an error. */
        ApiErrorDetail: {
            /** @description The category of the error. Use it if you do not know the code. */
            type: components["schemas"]["ErrorType"];
            /**
             * @description The error code, stable and meant for programs. Each operation lists its codes, but the list is not
             *     exhaustive: new codes may be added without a new version, so handle an unknown code by its `type` and the status.
             */
            code: components["schemas"]["KnownErrorCode"] | string;
            /** @description The error message, meant for people. It may change; do not match on it. */
            message: string;
            /**
             * @description The first field, parameter or header that failed: the name of a top-level field of the body, of a query
             *     parameter, `Idempotency-Key`, or `scope`. Absent if the error does not concern one.
             */
            param?: string;
            /** @description The id of the request, equal to the `X-Request-Id` header. */
            request_id: string;
        };
        /** @description The body of every error. */
        ApiError: {
            error: components["schemas"]["ApiErrorDetail"];
        };
        /** @description A name that people give. */
        DisplayName: string;
        /** @description The description of a project. */
        ProjectDescription: string | null;
        /** @description A project to create. Unknown fields are ignored. */
        ProjectCreate: {
            /** @description The name of the project. */
            name: components["schemas"]["DisplayName"];
            /** @description A description of the project, or null. */
            description?: components["schemas"]["ProjectDescription"];
            /** @description Whether the project is hidden from the public API. The default is false. */
            private?: boolean;
        };
        /** @description A column to add. Unknown fields are ignored. */
        ColumnCreate: {
            /** @description The name of the column. */
            name: components["schemas"]["DisplayName"];
            /** @description Whether tasks in the column count as done. The default is false. */
            is_done?: boolean;
        };
        /** @description The resource. */
        ColumnResponse: {
            data: components["schemas"]["Column"];
        };
        /** @description The fields to change. Unknown fields are ignored. */
        ColumnUpdate: {
            /** @description The name of the column. */
            name?: components["schemas"]["DisplayName"];
            /** @description Whether tasks in the column count as done. */
            is_done?: boolean;
            /**
             * Format: int32
             * @description The position of the column, from 0.
             */
            order?: number;
        };
        /** @description A reference to a user. */
        UserRef: {
            /** @description The id of the user. */
            id: string;
            /** @description The name of the user. */
            name: string;
        };
        /**
         * @description How often a calendar event repeats.
         * @enum {string}
         */
        EventRepeat: "none" | "daily" | "weekly" | "monthly" | "yearly";
        /** @description The board column that a task sits in. */
        TaskCard: {
            /** @description The id of the column. */
            id: string;
            /** @description The name of the column. */
            name: string;
            /** @description Whether the column is for finished tasks. */
            is_done: boolean;
        };
        /**
         * Format: int32
         * @description The progress of a task in percent.
         */
        TaskProgress: number | null;
        /** @description The title of an event. */
        EventTitle: string;
        /**
         * Format: date
         * @description The day of an event, `YYYY-MM-DD`.
         */
        EventDate: string;
        /** @description A time of day, `HH:mm`. */
        EventTime: string;
        /**
         * Format: int32
         * @description The number of days, weeks, months or years from one occurrence to the next.
         */
        EventRepeatInterval: number | null;
        /**
         * Format: date-time
         * @description An RFC 3339 date-time with an offset, which is `Z` or has a colon, as in `+01:00`. A space may replace the
         *     `T`; `t` and `z` are accepted too. In UTC it must be in the years 0001 to 9999, so the first of these days has
         *     no offset ahead of UTC, and the last one neither an offset behind it nor a leap second. `24:00` is not valid,
         *     and a leap second, `23:59:60` in UTC, counts as the second after it.
         */
        Instant: string | null;
        /**
         * Format: time-zone
         * @description The IANA name of a time zone.
         */
        EventTimeZone: string | null;
        /**
         * Format: int32
         * @description The number of minutes from a reminder to the start of an event.
         */
        EventReminder: number | null;
        /** @description The color of an event in calendars. */
        EventColor: string | null;
        /**
         * Format: int64
         * @description A number to sort an event by.
         */
        EventOrder: number | null;
        /** @description The user ids of the guests of an event. */
        EventGuests: string[] | null;
        /**
         * @description A calendar event to create. Unknown fields are ignored. Fields of this schema that CalendarEvent lacks are stored,
         *     but this API does not show them.
         */
        CalendarEventCreate: {
            /** @description The title. It must contain a character other than white space. */
            title: components["schemas"]["EventTitle"];
            /** @description The description. */
            description?: string | null;
            /** @description The day of the event, or its first day if it repeats, `YYYY-MM-DD`. */
            date: components["schemas"]["EventDate"];
            /** @description The time of day at which the event starts, `HH:mm`, in the time zone `timezone`. */
            start_time: components["schemas"]["EventTime"];
            /** @description The time of day at which the event ends, `HH:mm`. It must be after `start_time`. */
            end_time: components["schemas"]["EventTime"];
            /**
             * @description How often the event repeats. Monthly and yearly events on a day that a month lacks fall on its last
             *     day.
             */
            repeat: components["schemas"]["EventRepeat"];
            /**
             * @description The number of days, weeks, months or years from one occurrence to the next. Required, and not null,
             *     unless `repeat` is `none`; then it has no meaning, but must still be 1 to 365 or null.
             */
            repeat_interval?: components["schemas"]["EventRepeatInterval"];
            /** @description When the creator and the guests of the event are reminded, once. */
            reminder_at?: components["schemas"]["Instant"];
            /**
             * @description The time zone of these times: an IANA name such as `Europe/Oslo`, case-insensitive. Names
             *     that IANA keeps for old programs, such as `EST5EDT` and `US/Pacific`, are valid too. An offset such as
             *     `+01:00` is refused, and so is an abbreviation that is not a name, such as `BST`. `UTC` if omitted.
             */
            timezone?: components["schemas"]["EventTimeZone"];
            /**
             * @description How many minutes before the start of the event, or of each occurrence if it repeats, its creator and guests
             *     are reminded.
             */
            reminder_minutes_before?: components["schemas"]["EventReminder"];
            /** @description The place. */
            location?: string | null;
            /**
             * Format: uri
             * @description The URI of a video call.
             */
            meet_link?: string | null;
            /** @description The color of the event in calendars, `#` and 3 or 6 hexadecimal digits. */
            color?: components["schemas"]["EventColor"];
            /** @description A number to sort the event by, stored as it is. */
            order?: components["schemas"]["EventOrder"];
            /**
             * @description The project that the event belongs to. Omitted or null, the event belongs to the workspace as a
             *     whole. A project that is not visible is 422 `validation_error`.
             */
            project_id?: string | null;
            /**
             * @description The user ids of the guests, at most 500. An id that no user has is 422 `validation_error`; a user
             *     who is not an active member of the workspace is dropped silently.
             */
            invited_users?: components["schemas"]["EventGuests"];
        } & ({
            /** @constant */
            repeat: "none";
        } | {
            /** Format: int32 */
            repeat_interval: number;
        });
        /**
         * @description Filters tasks by whether they are completed. `1` is `true`, and `0` is `false`.
         * @enum {string}
         */
        CompletedFilter: "true" | "1" | "false" | "0";
        /** @description The title of a new task. */
        NewTaskTitle: string;
        /** @description The description of a task. */
        TaskDescription: string | null;
        /**
         * @description The priority that a task can be given.
         * @enum {string}
         */
        TaskPriority: "low" | "medium" | "high" | "urgent" | "none";
        /**
         * Format: date
         * @description The date on which a task is due, `YYYY-MM-DD`.
         */
        TaskDueDate: string | null;
        /** @description The time of day at which a task is due, `HH:mm`. */
        TaskDueTime: string | null;
        /** @description The user ids of the assignees of a task. */
        TaskAssignees: string[] | null;
        /** @description The title of a task that has one or loses it. */
        TaskTitle: string | null;
        /** @description The person who wrote a comment. */
        CommentAuthor: {
            /** @description The user id of the author. */
            id: string;
            /** @description The name of the author. */
            name: string;
        };
        /**
         * @description The source of a change.
         * @enum {string}
         */
        Entrance: "api" | "web" | "cli" | "import" | "job";
        /** @description A comment, in plain text. */
        CommentBody: string;
        /** @description A reference to an API key. */
        KeyRef: {
            /** @description The id of the key. */
            id: string;
            /** @description The name of the key. */
            name: string;
        };
        /** @description The subject of an activity. */
        Subject: {
            /** @description The type of the subject. */
            type: string;
            /** @description The id of the subject. */
            id: string;
            /** @description The current name of the subject, or the last name of a deleted subject. Null if there is no name to show. */
            name: string | null;
            /**
             * @description The id of the task that the subject is, or that it is a comment on. Null for other subjects, and if the task or the
             *     comment was deleted.
             */
            task_id: string | null;
        };
        /** @description The value of a field. */
        FieldValue: string | number | boolean | string[] | null;
        /** @description The previous and new value of a field. */
        ChangedValue: {
            /** @description The name of the field. */
            field: string;
            /** @description The previous value; of a text, the first 200 characters. Null if there was none. */
            from: components["schemas"]["FieldValue"];
            /** @description The new value; of a text, the first 200 characters. Null if there is none. */
            to: components["schemas"]["FieldValue"];
        };
        /** @description A change and its actor. */
        Activity: {
            /** @description The id of the entry. */
            id: string;
            /**
             * Format: date-time
             * @description When the change was made.
             */
            at: string;
            /** @description The type of the change. */
            type: string;
            actor: components["schemas"]["UserRef"] | null;
            /** @description The source of the change. */
            via: components["schemas"]["Entrance"];
            key: components["schemas"]["KeyRef"] | null;
            subject: components["schemas"]["Subject"];
            /** @description The names of the fields that an update changed. */
            changed: string[];
            /**
             * @description The previous and new values of these fields. Long texts, such as descriptions, are omitted, as are entries
             *     of older versions and entries whose names the user may not see.
             */
            values: components["schemas"]["ChangedValue"][];
            /** @description The person whose role in a project was changed. */
            person: components["schemas"]["UserRef"] | null;
            /**
             * @description The `X-Request-Id` of the API request that made the change. Null for other changes. The request may no
             *     longer be in the request log.
             */
            request_id: string | null;
        };
    };
    responses: {
        /** @description A browser sent the request for a page of another site, or the person's role in the project does not allow it. */
        ForbiddenWrite: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The person sees no resource with this id. */
        NotSeen: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The request is not readable as HTTP, or repeats a header that may be sent only once (`Authorization`,
         *     `Host`, `Idempotency-Key`, `Content-Type`). Nothing was charged, and there are no rate-limit headers.
         */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no session, or it has ended. */
        SessionRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A parameter is invalid, or the cursor was not issued for this list. */
        InvalidCursor: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description An unexpected error on the server, which is logged with the request id. The response contains no details. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The server cannot serve requests for the moment. Try again after `Retry-After`. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request came from a page of another site, or the user is not an active owner or admin of the workspace. */
        "responses-ForbiddenWrite": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The `Idempotency-Key` was used with another body or path, or belongs to a request that is still running after 10
         *     seconds. The latter carries `Retry-After`.
         */
        IdempotencyConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Retry-After": components["headers"]["RetryAfterInUse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is larger than 1 MiB, or than the limit that the server is configured with. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The body's `Content-Type` is missing or is not `application/json`, its `charset` is not UTF-8, or it is
         *     compressed.
         */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A field is invalid, or the body is not a JSON object. */
        InvalidBody: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The `Idempotency-Key` was used for another request, or its first request is still running. */
        "responses-IdempotencyConflict": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfterInUse"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is too large. */
        "responses-PayloadTooLarge": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is not `application/json` in UTF-8, or it is compressed. */
        "responses-UnsupportedMediaType": {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The IP address has sent too many requests without a session. */
        SessionRateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The id does not resolve to a visible resource. The response is the same for another workspace, a private,
         *     archived or inbox project, and a nonexistent id.
         */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request came from a page of another site, or the workspace requires a second factor. */
        CrossOriginOrSecondFactorMissing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the task.
         * @example task_01m6drk2y0e6qsmym84rk0bvbg
         */
        TaskId: string;
        /**
         * @description The id of the comment.
         * @example comment_01m6drk2y0e6qsmym84rk0bvbh
         */
        CommentId: string;
        /**
         * @description The id of the project.
         * @example project_01m6drk2y0e6qsmym84rk0bvbh
         */
        ProjectId: string;
        /**
         * @description The id of the import.
         * @example import_01m6drk2y0e6qsmym84rk0bvbg
         */
        ImportId: string;
        /**
         * @description The id of the event.
         * @example event_01m6dskh8sextbedc11bmn8g5w
         */
        EventId: string;
        /**
         * @description The size of a page, 25 by default and 100 at most. A larger number counts as 100; 0, a negative number and
         *     anything that is not an integer count as the default. Never an error. May change from page to page.
         * @example 50
         */
        Limit: number;
        /**
         * @description The position to continue from: the `meta.next_cursor` of the previous page, verbatim and with the same filters.
         *     Cursors are opaque; do not construct them. A cursor that was altered, or issued for another list or other
         *     filters, is 422 `validation_error`.
         */
        Cursor: string;
        /**
         * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
         *     server generates a UUID.
         */
        RequestId: string;
        /**
         * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
         *     response instead of doing the work again. 1 to 255 characters, private to the calling API key; an empty or
         *     longer key is 422 `validation_error` with `param: Idempotency-Key`.
         */
        IdempotencyKey: string;
        /**
         * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
         *     response, with `secret: null`, instead of doing the work again. 1 to 255 characters, private to the user and the
         *     workspace.
         */
        "parameters-IdempotencyKey": string;
        /**
         * @description The id of the column.
         * @example card_01m6drk2y0e6qsmym84rk0bvbg
         */
        ColumnId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of the request: the id that you sent if it is valid, otherwise a generated one. The body of an error
         *     repeats the id.
         * @example 3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68
         */
        RequestId: string;
        /**
         * @description The budget of the limiter evaluated last: on success that of the workspace, on a 429 the exceeded budget, and
         *     without a usable key that of the IP address.
         * @example 3000
         */
        RateLimitLimit: number;
        /**
         * @description The remaining part of that budget in the current window.
         * @example 2894
         */
        RateLimitRemaining: number;
        /**
         * @description The number of whole seconds to wait before trying again.
         * @example 17
         */
        RetryAfter: number;
        /**
         * @description Sent, as `true`, when the response is the stored one of an earlier request with this `Idempotency-Key`.
         * @example true
         */
        IdempotentReplay: "true";
        /**
         * @description Sent with `idempotency_key_in_use` only. The number of whole seconds to wait before trying again.
         * @example 1
         */
        RetryAfterInUse: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description The size of a page, 25 by default and 100 at most. A larger number counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The position to continue from: the `meta.next_cursor` of the previous page, verbatim and with the same filters.
                 *     Cursors are opaque; do not construct them. A cursor that was altered, or issued for another list or other
                 *     filters, is 422 `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkProjectList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description Refused with `second_factor_missing`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["InvalidCursor"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
                 *     response instead of doing the work again. 1 to 255 characters, private to the calling API key; an empty or
                 *     longer key is 422 `validation_error` with `param: Idempotency-Key`.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The project to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreate"];
            };
        };
        responses: {
            /** @description The project. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkProjectResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["responses-ForbiddenWrite"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the project.
                 * @example project_01m6drk2y0e6qsmym84rk0bvbh
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkProjectResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description Refused with `second_factor_missing`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            404: components["responses"]["NotSeen"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createColumn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
                 *     response, with `secret: null`, instead of doing the work again. 1 to 255 characters, private to the user and the
                 *     workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["parameters-IdempotencyKey"];
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the project.
                 * @example project_01m6drk2y0e6qsmym84rk0bvbh
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /** @description The column. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColumnCreate"];
            };
        };
        responses: {
            /** @description The column. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotSeen"];
            409: components["responses"]["responses-IdempotencyConflict"];
            413: components["responses"]["responses-PayloadTooLarge"];
            415: components["responses"]["responses-UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importTasks: {
        parameters: {
            query?: {
                /**
                 * @description Whether the file is only checked. Then nothing is written.
                 * @example true
                 */
                dry_run?: boolean;
                /**
                 * @description How dates such as `31/12/2030` are read. `iso` refuses them, since the order of day and month is unknown.
                 * @example dmy
                 */
                dates?: components["schemas"]["ImportDates"];
                /**
                 * @description The fields for columns whose usual names are not found or are ambiguous: a JSON object that
                 *     maps headers to fields. Null ignores a column.
                 * @example {"Deadline": "end_date", "Labels": null}
                 */
                map?: string;
                /**
                 * @description How records that the file marks as archived are imported.
                 * @example done
                 */
                archived?: components["schemas"]["ImportArchived"];
            };
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
                 *     response, with `secret: null`, instead of doing the work again. 1 to 255 characters, private to the user and the
                 *     workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["parameters-IdempotencyKey"];
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the project.
                 * @example project_01m6drk2y0e6qsmym84rk0bvbh
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /** @description The file, with a header line. */
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description The result of the import. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotSeen"];
            409: components["responses"]["responses-IdempotencyConflict"];
            413: components["responses"]["responses-PayloadTooLarge"];
            /** @description The body is not `text/csv`, or it is compressed. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The file has no column for the title, or is too large, a parameter is invalid, or the project is an inbox. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportTasks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the project.
                 * @example project_01m6drk2y0e6qsmym84rk0bvbh
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    /**
                     * @description An attachment that is named for the project.
                     * @example attachment; filename="Garden wall.csv"; filename*=UTF-8''Garden%20wall.csv
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description Refused with `second_factor_missing`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
                 *     response, with `secret: null`, instead of doing the work again. 1 to 255 characters, private to the user and the
                 *     workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["parameters-IdempotencyKey"];
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the import.
                 * @example import_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of tasks that were deleted and that stay. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUndoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["responses-ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteColumn: {
        parameters: {
            query?: {
                /**
                 * @description The column that the tasks are moved to.
                 * @example card_01m6drk2y0e6qsmym84rk0bvbh
                 */
                move_to?: string;
            };
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the column.
                 * @example card_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["ColumnId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The column is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotSeen"];
            415: components["responses"]["responses-UnsupportedMediaType"];
            /** @description Refused with `column_not_empty` or `validation_error`. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateColumn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the column.
                 * @example card_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["ColumnId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColumnUpdate"];
            };
        };
        responses: {
            /** @description The column. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotSeen"];
            413: components["responses"]["responses-PayloadTooLarge"];
            415: components["responses"]["responses-UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /**
                 * @description Only people who see this project, who can be assigned its tasks and be guests of its events. A project that
                 *     the person does not see yields an empty list.
                 * @example project_01m6drk2y0e6qsmym84rk0bvbh
                 */
                project_id?: string;
                /**
                 * @description The size of a page, 25 by default and 100 at most. A larger number counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The position to continue from: the `meta.next_cursor` of the previous page, verbatim and with the same filters.
                 *     Cursors are opaque; do not construct them. A cursor that was altered, or issued for another list or other
                 *     filters, is 422 `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description Refused with `second_factor_missing`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["InvalidCursor"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCalendar: {
        parameters: {
            query: {
                /**
                 * @description The first day, `YYYY-MM-DD`.
                 * @example 2026-11-01
                 */
                from: string;
                /**
                 * @description The last day, `YYYY-MM-DD`.
                 * @example 2026-12-04
                 */
                to: string;
                /**
                 * @description Only entries of this project. A project that the person does not see yields an empty calendar.
                 * @example project_01m6drk2y0e6qsmym84rk0bvbh
                 */
                project_id?: string;
            };
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description Refused with `second_factor_missing`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Refused with `invalid_date` or `window_too_large` or `validation_error`. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
                 *     response, with `secret: null`, instead of doing the work again. 1 to 255 characters, private to the user and the
                 *     workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["parameters-IdempotencyKey"];
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarEventCreate"];
            };
        };
        responses: {
            /** @description The event. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkEventResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["responses-ForbiddenWrite"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the event.
                 * @example event_01m6dskh8sextbedc11bmn8g5w
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkEventResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description Refused with `second_factor_missing`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the event.
                 * @example event_01m6dskh8sextbedc11bmn8g5w
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["responses-ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the event.
                 * @example event_01m6dskh8sextbedc11bmn8g5w
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkEventUpdate"];
            };
        };
        responses: {
            /** @description The updated event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkEventResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["responses-ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description Refused with `changed_by_another`. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description The words. Not white space alone.
                 * @example wall
                 */
                q: string;
                /**
                 * @description The maximum number of results.
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results, the best first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description Refused with `second_factor_missing`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["InvalidBody"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, as they happen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    /**
                     * @description Tells a proxy such as nginx to forward each event immediately.
                     * @example no
                     */
                    "X-Accel-Buffering"?: "no";
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description Refused with `second_factor_missing`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Refused with `anonymous_rate_limited`, `session_rate_limited` or `stream_limit`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /**
                 * @description Tasks of this project.
                 * @example project_01m6drk2y0e6qsmym84rk0bvbh
                 */
                project_id?: string;
                /**
                 * @description Tasks of this column.
                 * @example card_01m6drk2y0e6qsmym84rk0bvbg
                 */
                card_id?: string;
                /**
                 * @description Tasks that are assigned to this user; `me` is the person who sends the request.
                 * @example me
                 */
                assignee_id?: string;
                /**
                 * @description Whether the tasks are completed. `1` is `true`, and `0` is `false`.
                 * @example false
                 */
                completed?: components["schemas"]["CompletedFilter"];
                /**
                 * @description Open tasks by due date, relative to today in `timezone`. `week` means the seven days after today; `later` means after those; `none` means without a due date.
                 * @example today
                 */
                due?: components["schemas"]["TaskDueGroup"];
                /**
                 * @description Tasks whose title contains this text, ignoring case.
                 * @example stone
                 */
                q?: string;
                /**
                 * @description The order.
                 * @example due
                 */
                sort?: components["schemas"]["TaskSort"];
                /**
                 * @description The direction of the sort. If omitted, `asc` for `due` and `title`, and `desc` for the others. Refused with `board`.
                 * @example asc
                 */
                order?: components["schemas"]["SortOrder"];
                /**
                 * @description The IANA name of the time zone that determines today's date. UTC by default.
                 * @example Europe/Oslo
                 */
                timezone?: string;
                /**
                 * @description The size of a page, 25 by default and 100 at most. A larger number counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The position to continue from: the `meta.next_cursor` of the previous page, verbatim and with the same filters.
                 *     Cursors are opaque; do not construct them. A cursor that was altered, or issued for another list or other
                 *     filters, is 422 `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkTaskList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description Refused with `second_factor_missing`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description A filter, the order or the cursor is invalid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
                 *     response instead of doing the work again. 1 to 255 characters, private to the calling API key; an empty or
                 *     longer key is 422 `validation_error` with `param: Idempotency-Key`.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The task. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkTaskCreate"];
            };
        };
        responses: {
            /** @description The task. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkTaskResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["responses-ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `validation_error` or `no_open_column` or `invalid_assignee`. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkTaskResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description Refused with `second_factor_missing`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["responses-ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkTaskUpdate"];
            };
        };
        responses: {
            /** @description The updated task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkTaskResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["responses-ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            /** @description Refused with `changed_by_another`. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `validation_error` or `invalid_assignee`. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeTasks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
                 *     response instead of doing the work again. 1 to 255 characters, private to the calling API key; an empty or
                 *     longer key is 422 `validation_error` with `param: Idempotency-Key`.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The tasks, and what changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksChange"];
            };
        };
        responses: {
            /** @description The tasks that were changed, and those that were refused. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedTasksResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["CrossOriginOrSecondFactorMissing"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    moveTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
                 *     response instead of doing the work again. 1 to 255 characters, private to the calling API key; an empty or
                 *     longer key is 422 `validation_error` with `param: Idempotency-Key`.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /** @description The new place. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskMove"];
            };
        };
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskMoveResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["responses-ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTaskComments: {
        parameters: {
            query?: {
                /**
                 * @description The size of a page, 25 by default and 100 at most. A larger number counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The position to continue from: the `meta.next_cursor` of the previous page, verbatim and with the same filters.
                 *     Cursors are opaque; do not construct them. A cursor that was altered, or issued for another list or other
                 *     filters, is 422 `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkCommentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description Refused with `second_factor_missing`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidCursor"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTaskComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
                 *     response instead of doing the work again. 1 to 255 characters, private to the calling API key; an empty or
                 *     longer key is 422 `validation_error` with `param: Idempotency-Key`.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /** @description The comment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkCommentCreate"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkCommentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["responses-ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTaskComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["TaskId"];
                /**
                 * @description The id of the comment.
                 * @example comment_01m6drk2y0e6qsmym84rk0bvbh
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["responses-ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTaskComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["TaskId"];
                /**
                 * @description The id of the comment.
                 * @example comment_01m6drk2y0e6qsmym84rk0bvbh
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        /** @description The new text. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkCommentUpdate"];
            };
        };
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkCommentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["responses-ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTaskActivity: {
        parameters: {
            query?: {
                /**
                 * @description The size of a page, 25 by default and 100 at most. A larger number counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The position to continue from: the `meta.next_cursor` of the previous page, verbatim and with the same filters.
                 *     Cursors are opaque; do not construct them. A cursor that was altered, or issued for another list or other
                 *     filters, is 422 `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
                 *     server generates a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskActivityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description Refused with `second_factor_missing`. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidCursor"];
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited`. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
