// Written by `npm run codegen` from spec/openapi.yaml. Do not edit: change the contract and run it again.
export interface paths {
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Introspect the API key
         * @description Confirms that a key works, and returns its workspace, its scopes and the state of its three rate limits.
         *
         *     Any valid key may call this; no scope is required. The response is not wrapped in `data`. The request itself is
         *     charged to the key and the workspace, and is included in the figures.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description Lists the projects of the workspace by creation, oldest first. Inbox, archived and private projects are omitted.
         *
         *     Requires the scope `read:projects`.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
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
         * @description Returns one project. A project that is not visible to the key (inbox, archived, private, of another workspace)
         *     is 404, like a project that does not exist.
         *
         *     Requires the scope `read:projects`.
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
    "/projects/{id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a project's cards
         * @description Lists the columns of the project's board by `order`, then by id. The id of a column is the `card_id` to create a
         *     task in it. All pages keep the order of the first page: a column that is moved during pagination is listed
         *     exactly once, with its new `order`, and a column that is added may be missing.
         *
         *     Requires the scope `read:projects`.
         */
        get: operations["listProjectCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Lists the active members of the workspace in the order in which they joined. Pending and suspended memberships
         *     are omitted. A member's `id` is the user id that `assignee_ids`, `user_ids` and `invited_users` hold.
         *
         *     Requires the scope `read:members`, because members are shown with their email addresses.
         */
        get: operations["listMembers"];
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
         * @description Lists the tasks of every visible project by creation, oldest first, which no change affects: a task that exists
         *     throughout is listed exactly once. (The web editor's `sort=board` and `sort=due` page over keys that people
         *     change, so a task may be on two of its pages, or on none.) Filters combine: a task must match all of them.
         *
         *     A filter never fails. An id that matches nothing yields an empty list, and an invalid value of `completed`,
         *     `due_before`, `due_after` or `updated_since` is ignored, as if the filter were absent.
         *
         *     Requires the scope `read:tasks`.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task
         * @description Creates a task as the key's creator, records it in the activity, notifies its assignees and emits
         *     `task.created` (and only that, even at `progress: 100`).
         *
         *     **Where it goes.** Give `card_id` or `project_id`:
         *
         *     - `card_id` alone puts the task in that board column.
         *     - `project_id` alone puts it in the project's first column that is not a done column. A project without such a
         *       column is 422 `no_open_column`.
         *     - Both are accepted if the card belongs to that project; if it belongs to another visible project, the response
         *       is 422 `validation_error` with `param: card_id`.
         *     - Neither is 422 `validation_error` with `param: project_id`.
         *     - A project or card that is not visible is 404. An inbox project of the key's own workspace, or a card of one,
         *       is 422 `inbox_project`; for a card, even together with a visible `project_id`.
         *
         *     **Permission.** If the key's creator is a viewer of the project and so lacks the permission `TASK_CREATE`, the
         *     response is 403 `forbidden`. Workspace owners and admins may write in every project in which they have no
         *     explicit role; an explicit role always takes precedence.
         *
         *     Requires the scope `write:tasks`.
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
         * @description Returns one task. A task in a project that is not visible to the key is 404, like a task that does not exist.
         *
         *     Requires the scope `read:tasks`.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a task
         * @description Changes the given fields of a task, by the same rules as the web editor. An omitted field keeps its
         *     value, and `null` clears one. Assignees, project and column cannot be changed here.
         *
         *     - A request that changes nothing (an empty object, or the stored values) returns 200, keeps `updated_at` and
         *       emits nothing. Any other request emits one `task.updated`, whatever the number of fields.
         *     - Progress that moves from below 100 to 100 completes the task and also emits `task.completed`. Moving
         *       it back reopens the task and emits `task.updated` only.
         *     - Completing a task that recurs (recurrence is set in the web editor) creates its successor in the
         *       project's first column that is not a done column, with the same title, description, priority, assignees and
         *       time of day, and emits `task.created` for it. It is due on the first date of the recurrence after the stored
         *       due date, or after today if that has passed or is missing. The completed task stays completed.
         *     - Changing `end_date`, `end_time` or `reminder_date` arms the reminder again.
         *
         *     `Idempotency-Key` is ignored: a PATCH can be retried safely. If the key's creator is a viewer of the project,
         *     the response is 403 `forbidden`.
         *
         *     Requires the scope `write:tasks`.
         */
        patch: operations["updateTask"];
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
         * List a task's comments
         * @description Lists every comment on the task, including replies, oldest first. People can change and delete comments in the web
         *     editor: the list shows the current text, and no deleted comment. Neither emits an event.
         *
         *     Requires the scope `read:tasks`.
         */
        get: operations["listTaskComments"];
        put?: never;
        /**
         * Comment on a task
         * @description Adds a top-level comment to the task, as the key's creator, and emits `comment.created`. Comments are plain
         *     text, stored and returned byte for byte; mentions are not parsed. If the key's creator is a viewer of the
         *     project, the response is 403 `forbidden`.
         *
         *     Requires the scope `write:comments`.
         */
        post: operations["createTaskComment"];
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
        /**
         * List calendar events
         * @description Lists the events of the workspace itself and those of every visible project by `date`, then `start_time`, then
         *     id. An event is listed once, at its own `date`: repeating events are not expanded.
         *
         *     `from` and `to` each take an ISO 8601 date or date-time, or an RFC 2822 date, that exists on the calendar, in
         *     the years 0001 to 9999. Only the date part counts, in UTC if there is an offset. Any other value is 422
         *     `invalid_date`, including partial dates such as `2026-05`. With both, the window may be at most 400 days (`to`
         *     minus `from`); a longer window is 422 `window_too_large` and is never shortened. A `from` after `to` yields an
         *     empty list.
         *
         *     Requires the scope `read:events`.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create a calendar event
         * @description Creates a calendar event as the key's creator, in a project if `project_id` is given and otherwise in the
         *     workspace as a whole. It is recorded in the activity of the project or workspace, even if nobody is invited,
         *     and emits `event.created`.
         *
         *     A `project_id` that is not visible is 422 `validation_error` with `param: project_id`, the same response for
         *     every cause. If the key's creator is a viewer of the project, the response is 403 `forbidden`.
         *
         *     Requires the scope `write:events`.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "task.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task was created
         * @description Sent when a task is created, from any source except an import of a CSV file, and for the successor of a recurring
         *     task that was completed. A task that is created at `progress: 100` is `task.created` only, without
         *     `task.completed`.
         *
         *     Test events from the settings area have this type, unless another is chosen there.
         */
        post: operations["onTaskCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task was updated
         * @description Sent when an update, through this API or in the web editor, changes at least one field of a task: once
         *     for the update, whatever the number of fields. Reopening a completed task sends this event only.
         *
         *     Not sent when an update changes nothing or, in v1, when a task is merely dragged to another column.
         */
        post: operations["onTaskUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task was completed
         * @description Sent when an update moves a task's progress from below 100 (or null) to 100, in addition to the
         *     `task.updated` of the same update.
         *
         *     Not sent when a task is created at 100, nor when a completed task is updated again.
         */
        post: operations["onTaskCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task was deleted
         * @description Sent when a task is deleted. It carries ids only, as there is no task left to show.
         */
        post: operations["onTaskDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A comment was created
         * @description Sent when a comment, or a reply to one, is added to a task. It does not carry the comment's body, which
         *     is read through `GET /tasks/{id}/comments` with the `task_id`.
         *
         *     Later changes of the comment and its deletion are not announced: read the list again.
         */
        post: operations["onCommentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A calendar event was created
         * @description Sent when a calendar event is created in the workspace or in a visible project. The occurrences of a repeating
         *     event are not separate events and send nothing. It does not carry the description.
         *
         *     Later changes of the event and its deletion are not announced: read `GET /events` again.
         */
        post: operations["onEventCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project was created
         * @description Sent when a project is created that the API shows. Inbox and private projects send nothing. It does not
         *     carry the description.
         *
         *     Later changes of the project and its deletion are not announced: read `GET /projects` again.
         */
        post: operations["onProjectCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A project of the workspace. */
        Project: {
            /** @description The id of the project. */
            id: string;
            /** @description The name of the project. */
            name: string;
            /** @description A description of the project. */
            description: string | null;
            /**
             * Format: date-time
             * @description When the project was created.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When the project was last changed.
             */
            updated_at: string | null;
        };
        /** @description A project in a list, which may include the number of its tasks. */
        ProjectListItem: {
            /** @description The id of the project. */
            id: string;
            /** @description The name of the project. */
            name: string;
            /** @description A description of the project. */
            description: string | null;
            /**
             * Format: date-time
             * @description When the project was created.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When the project was last changed.
             */
            updated_at: string | null;
            /**
             * Format: int32
             * @description The number of the project's tasks. May be absent.
             */
            task_count?: number;
        };
        /** @description A column of a project's board, in which tasks sit. Not a task. */
        Card: {
            /** @description The id of the column, usable as the `card_id` of a new task. */
            id: string;
            /** @description The name of the column. */
            name: string;
            /** @description Whether the column is for finished tasks. */
            is_done: boolean;
            /**
             * Format: int32
             * @description The position of the column on the board, from low to high.
             */
            order: number | null;
        };
        /** @description The board column that a task sits in. */
        TaskCard: {
            /** @description The id of the column. */
            id: string;
            /** @description The name of the column. */
            name: string;
            /** @description Whether the column is for finished tasks. */
            is_done: boolean;
        };
        /** @description A task. */
        Task: {
            /** @description The id of the task. */
            id: string;
            /** @description The title, written as `title_text`. An empty string, never null, if the task has none. */
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
            /** @description The user ids of the assignees, as `GET /members` lists them. Written as `user_ids` when the task is created. */
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
        };
        /**
         * @description The priority that a task can be given.
         * @enum {string}
         */
        TaskPriority: "low" | "medium" | "high" | "urgent" | "none";
        /**
         * @description Filters tasks by whether they are completed. `1` is `true`, and `0` is `false`.
         * @enum {string}
         */
        CompletedFilter: "true" | "1" | "false" | "0";
        /** @description The person who wrote a comment. */
        CommentAuthor: {
            /** @description The user id of the author. */
            id: string;
            /** @description The name of the author. */
            name: string;
        };
        /** @description A comment on a task. */
        TaskComment: {
            /** @description The id of the comment. */
            id: string;
            /** @description The comment, in plain text. */
            body: string;
            /** @description The person who wrote the comment. For a comment made through this API, the creator of the key. */
            author: components["schemas"]["CommentAuthor"] | null;
            /**
             * Format: date-time
             * @description When the comment was created.
             */
            created_at: string | null;
        };
        /**
         * @description A calendar event. Exactly one of `project_id` and `workspace_id` is set. The other fields of
         *     `CalendarEventCreate` are stored, but not shown here.
         */
        CalendarEvent: {
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
        };
        /**
         * @description How often a calendar event repeats.
         * @enum {string}
         */
        EventRepeat: "none" | "daily" | "weekly" | "monthly" | "yearly";
        /** @description An active member of the workspace. */
        Member: {
            /** @description The user id, usable in `user_ids` and `invited_users`. */
            id: string;
            /** @description The name. */
            name: string;
            /**
             * Format: email
             * @description The email address.
             */
            email: string;
            /** @description The role in the workspace. */
            role: components["schemas"]["MemberRole"] | null;
            /**
             * Format: date-time
             * @description When the member joined the workspace.
             */
            joined_at: string | null;
        };
        /**
         * @description The role of a member in the workspace.
         * @enum {string}
         */
        MemberRole: "owner" | "admin" | "member";
        /** @description The API key of the request, with its workspace and rate limits. */
        Me: {
            workspace: components["schemas"]["MeWorkspace"];
            key: components["schemas"]["MeKey"];
            rate_limit: components["schemas"]["MeRateLimit"];
        };
        /** @description The workspace that the key is bound to. */
        MeWorkspace: {
            /** @description The id of the workspace. */
            id: string;
            /** @description The name of the workspace. */
            name: string;
        };
        /** @description The key. */
        MeKey: {
            /** @description The name that the key was given in the settings area. */
            name: string;
            /** @description The scopes that the key holds. */
            scopes: components["schemas"]["Scope"][];
        };
        /** @description The three budgets that the key's requests are charged to. */
        MeRateLimit: {
            /** @description The key's budget, charged by every request. */
            key: components["schemas"]["RateLimitState"];
            /** @description The workspace's budget, shared by all its keys and charged by every request. */
            workspace: components["schemas"]["RateLimitState"];
            /** @description The key's write budget, charged by writes in addition to the other two. */
            write: components["schemas"]["RateLimitState"];
        };
        /** @description A budget and the remaining part of it in the current window of 60 seconds. */
        RateLimitState: {
            /**
             * Format: int32
             * @description The number of requests per window.
             */
            limit: number;
            /**
             * Format: int32
             * @description The number of requests left in the current window.
             */
            remaining: number;
        };
        /**
         * @description A permission of an API key.
         *
         *     | Scope | Grants |
         *     |---|---|
         *     | `read:projects` | List and read projects and their board columns |
         *     | `read:tasks` | List and read tasks and their comments |
         *     | `read:events` | List calendar events |
         *     | `read:members` | List active members, including email addresses |
         *     | `write:tasks` | Create and update tasks |
         *     | `write:events` | Create calendar events |
         *     | `write:comments` | Comment on tasks |
         * @enum {string}
         */
        Scope: "read:projects" | "read:tasks" | "read:events" | "read:members" | "write:tasks" | "write:events" | "write:comments";
        /** @description The position of the next page. */
        CursorMeta: {
            /** @description The `cursor` of the next page, or null on the last one. */
            next_cursor: string | null;
        };
        /** @description One page of projects. */
        ProjectList: {
            /** @description The projects of this page. */
            data: components["schemas"]["ProjectListItem"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description One page of board columns. */
        CardList: {
            /** @description The columns of this page. */
            data: components["schemas"]["Card"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description One page of members. */
        MemberList: {
            /** @description The members of this page. */
            data: components["schemas"]["Member"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description One page of tasks. */
        TaskList: {
            /** @description The tasks of this page. */
            data: components["schemas"]["Task"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description One page of comments. */
        TaskCommentList: {
            /** @description The comments of this page. */
            data: components["schemas"]["TaskComment"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description One page of calendar events. */
        CalendarEventList: {
            /** @description The events of this page. */
            data: components["schemas"]["CalendarEvent"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description A project. */
        ProjectResponse: {
            data: components["schemas"]["Project"];
        };
        /** @description A task. */
        TaskResponse: {
            data: components["schemas"]["Task"];
        };
        /** @description A comment. */
        TaskCommentResponse: {
            data: components["schemas"]["TaskComment"];
        };
        /** @description A calendar event. */
        CalendarEventResponse: {
            data: components["schemas"]["CalendarEvent"];
        };
        /**
         * @description A task to create. Give `card_id` or `project_id`. Unknown fields are ignored, such as the names that only
         *     responses use: `title`, `due_date`, `due_time` and `assignee_ids`.
         */
        TaskCreate: {
            /** @description The title. It must contain a character other than white space. Returned as `title`. */
            title_text: components["schemas"]["NewTaskTitle"];
            /** @description The board column to create the task in. Returned in `card`. */
            card_id?: string | null;
            /**
             * @description The project to create the task in, in its first column that is not a done column. Required when `card_id`
             *     is omitted; with `card_id`, it must be the card's project.
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
             * @description The time of day at which the task is due, `HH:mm`. Returned as `due_time`. Validated, then dropped, if
             *     there is no `end_date`.
             */
            end_time?: components["schemas"]["TaskDueTime"];
            /**
             * @description The user ids of the assignees, at most 100; repeated ones count once. If any of them is not an
             *     active member of the workspace, the whole request is 422 `invalid_assignee`. Returned as `assignee_ids`.
             */
            user_ids?: components["schemas"]["TaskAssignees"];
        } & ({
            card_id: string;
        } | {
            project_id: string;
        });
        /**
         * @description The fields of a task to change. An omitted field keeps its value, and null clears the field. Unknown fields are
         *     ignored, such as the names that only responses use, `title`, `due_date` and `due_time`; the request then
         *     succeeds and changes nothing. The project, the column and the assignees are not among its fields.
         */
        TaskUpdate: {
            /** @description The title. Null and an empty string leave the task without one. Returned as `title`. */
            title_text?: components["schemas"]["TaskTitle"];
            /** @description The description. */
            description?: components["schemas"]["TaskDescription"];
            /** @description The priority. `none` is a value, stored and returned as `none`. */
            priority?: components["schemas"]["TaskPriority"] | null;
            /** @description The progress in percent. 100 completes the task, a lower value reopens it. */
            progress?: components["schemas"]["TaskProgress"];
            /** @description The date on which the task is due, `YYYY-MM-DD`. Null also drops `end_time`. Returned as `due_date`. */
            end_date?: components["schemas"]["TaskDueDate"];
            /**
             * @description The time of day at which the task is due, `HH:mm`. Validated, then dropped, if the task has no `end_date`
             *     after the update. Returned as `due_time`.
             */
            end_time?: components["schemas"]["TaskDueTime"];
            /**
             * @description When to remind the assignees, or the task's creator if there are none. A reminder is sent once. A
             *     `Task` does not have this field.
             */
            reminder_date?: components["schemas"]["Instant"];
        };
        /**
         * @description A comment to add. Unknown fields are ignored, with one exception: `mention_user_ids` **must not be sent**, not
         *     even as null or an empty array, since this API does not support mentions. Sending it is 422 `validation_error`.
         */
        TaskCommentCreate: {
            /**
             * @description The comment, in plain text. It must contain a character other than white space, and is stored byte for byte.
             *     Mentions are not parsed.
             */
            body: components["schemas"]["CommentBody"];
        };
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
        /** @description The title of a new task. */
        NewTaskTitle: string;
        /** @description The title of a task that has one or loses it. */
        TaskTitle: string | null;
        /** @description The description of a task. */
        TaskDescription: string | null;
        /**
         * Format: int32
         * @description The progress of a task in percent.
         */
        TaskProgress: number | null;
        /**
         * Format: date
         * @description The date on which a task is due, `YYYY-MM-DD`.
         */
        TaskDueDate: string | null;
        /** @description The time of day at which a task is due, `HH:mm`. */
        TaskDueTime: string | null;
        /** @description The user ids of the assignees of a task. */
        TaskAssignees: string[] | null;
        /** @description A comment, in plain text. */
        CommentBody: string;
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
         * Format: date-time
         * @description An RFC 3339 date-time with an offset, which is `Z` or has a colon, as in `+01:00`. A space may replace the
         *     `T`; `t` and `z` are accepted too. In UTC it must be in the years 0001 to 9999, so the first of these days has
         *     no offset ahead of UTC, and the last one neither an offset behind it nor a leap second. `24:00` is not valid,
         *     and a leap second, `23:59:60` in UTC, counts as the second after it.
         */
        Instant: string | null;
        /** @description The body of every error. */
        ApiError: {
            error: components["schemas"]["ApiErrorDetail"];
        };
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
        /**
         * @description The type of the event. These seven types are fixed for v1.
         * @enum {string}
         */
        WebhookEventType: "task.created" | "task.updated" | "task.completed" | "task.deleted" | "comment.created" | "event.created" | "project.created";
        /** @description The body of every webhook, distinguished by its `type`. */
        WebhookEvent: components["schemas"]["TaskCreatedEvent"] | components["schemas"]["TaskUpdatedEvent"] | components["schemas"]["TaskCompletedEvent"] | components["schemas"]["TaskDeletedEvent"] | components["schemas"]["CommentCreatedEvent"] | components["schemas"]["EventCreatedEvent"] | components["schemas"]["ProjectCreatedEvent"];
        /** @description A task was created. */
        TaskCreatedEvent: {
            /** @description The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it. */
            id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task.created";
            /**
             * Format: date-time
             * @description When the event occurred.
             */
            created_at: string;
            data: components["schemas"]["TaskEventData"];
        };
        /** @description A task was updated. */
        TaskUpdatedEvent: {
            /** @description The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it. */
            id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task.updated";
            /**
             * Format: date-time
             * @description When the event occurred.
             */
            created_at: string;
            data: components["schemas"]["TaskEventData"];
        };
        /** @description A task was completed. */
        TaskCompletedEvent: {
            /** @description The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it. */
            id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task.completed";
            /**
             * Format: date-time
             * @description When the event occurred.
             */
            created_at: string;
            data: components["schemas"]["TaskEventData"];
        };
        /** @description A task was deleted. */
        TaskDeletedEvent: {
            /** @description The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it. */
            id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task.deleted";
            /**
             * Format: date-time
             * @description When the event occurred.
             */
            created_at: string;
            data: components["schemas"]["TaskDeletedData"];
        };
        /** @description A comment was created. */
        CommentCreatedEvent: {
            /** @description The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it. */
            id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "comment.created";
            /**
             * Format: date-time
             * @description When the event occurred.
             */
            created_at: string;
            data: components["schemas"]["CommentEventData"];
        };
        /** @description A calendar event was created. */
        EventCreatedEvent: {
            /** @description The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it. */
            id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "event.created";
            /**
             * Format: date-time
             * @description When the event occurred.
             */
            created_at: string;
            data: components["schemas"]["CalendarEventData"];
        };
        /** @description A project was created. */
        ProjectCreatedEvent: {
            /** @description The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it. */
            id: string;
            /**
             * @description The type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "project.created";
            /**
             * Format: date-time
             * @description When the event occurred.
             */
            created_at: string;
            data: components["schemas"]["ProjectEventData"];
        };
        /** @description The task as it was when the event happened, without its description. */
        TaskEventData: {
            /** @description The id of the task. */
            id: string;
            /** @description The title. An empty string, never null, if the task has none. */
            title: string;
            /** @description The id of the task's project. */
            project_id: string | null;
            /** @description The board column that the task sits in. */
            card: components["schemas"]["TaskCard"] | null;
            /** @description The priority, any string. */
            priority: string | null;
            /**
             * Format: date
             * @description The date on which the task is due.
             */
            due_date: string | null;
            /** @description The time of day at which it is due, `HH:mm`. */
            due_time: string | null;
            /** @description The progress in percent. */
            progress: components["schemas"]["TaskProgress"];
            /** @description True exactly when `progress` is 100. */
            completed: boolean;
            /** @description The user ids of the assignees, as `GET /members` lists them. */
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
        };
        /** @description The ids of a deleted task and of where it was. */
        TaskDeletedData: {
            /** @description The id of the task. */
            id: string;
            /** @description The id of the board column that the task was in. */
            card_id: string | null;
            /** @description The id of the task's project. */
            project_id: string | null;
        };
        /** @description The comment, without its body. */
        CommentEventData: {
            /** @description The id of the comment. */
            id: string;
            /** @description The id of the task that the comment belongs to. */
            task_id: string;
            /** @description The id of the task's project. */
            project_id: string | null;
            /** @description The author of the comment. */
            author: components["schemas"]["CommentAuthor"] | null;
            /**
             * Format: date-time
             * @description When the comment was created.
             */
            created_at: string | null;
        };
        /** @description The calendar event as it was created, without its description. */
        CalendarEventData: {
            /** @description The id of the event. */
            id: string;
            /** @description The title. */
            title: string;
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
        };
        /** @description The project as it was created, without its description. */
        ProjectEventData: {
            /** @description The id of the project. */
            id: string;
            /** @description The name of the project. */
            name: string;
            /**
             * Format: date-time
             * @description When the project was created.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When the project was last changed.
             */
            updated_at: string | null;
        };
    };
    responses: {
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
        /**
         * @description No valid API key was presented. The response is the same for every cause: missing, malformed, unknown,
         *     expired or revoked, or a creator who is no longer an owner or admin.
         */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The key is valid but disabled. */
        KeyDisabled: {
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
        /** @description The key is disabled, or lacks the scope that the operation requires. */
        ReadProjectsForbidden: {
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
        /** @description The key is disabled, or lacks the scope that the operation requires. */
        ReadTasksForbidden: {
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
        /** @description The key is disabled, or lacks the scope that the operation requires. */
        ReadEventsForbidden: {
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
        /** @description The key is disabled, or lacks the scope that the operation requires. */
        ReadMembersForbidden: {
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
         * @description The key is disabled, or lacks the scope that the operation requires, or its creator is a viewer of the
         *     project and may not write in it.
         */
        WriteTasksForbidden: {
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
         * @description The key is disabled, or lacks the scope that the operation requires, or its creator is a viewer of the
         *     project and may not write in it.
         */
        WriteEventsForbidden: {
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
         * @description The key is disabled, or lacks the scope that the operation requires, or its creator is a viewer of the
         *     project and may not write in it.
         */
        WriteCommentsForbidden: {
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
        /** @description The workspace of the key has moved to another installation, where the key is valid. */
        WorkspaceMoved: {
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
        /** @description The `cursor` was altered, or was issued for another list or other filters. */
        InvalidCursor: {
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
         * @description The `cursor` was altered or issued for other filters, `from` or `to` is not a date, or the two are more
         *     than 400 days apart.
         */
        InvalidEventQuery: {
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
         * @description The body is not a valid JSON object, a field or the `Idempotency-Key` breaks its rules, or the task cannot be
         *     created in the given place. `param` names the first failing field; a body that is not a JSON object has none.
         */
        InvalidTaskCreate: {
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
         * @description The body is not a valid JSON object, or a field breaks its rules. `param` names the first failing
         *     field; a body that is not a JSON object has none.
         */
        InvalidTaskUpdate: {
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
         * @description The body is not a valid JSON object, or a field or the `Idempotency-Key` breaks its rules. `param`
         *     names the first failing field; a body that is not a JSON object has none.
         */
        InvalidCommentCreate: {
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
        /** @description A rate limit is exceeded. The headers describe the limiter that `code` names. */
        ReadRateLimited: {
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
         * @description A rate limit is exceeded, which may be the key's write budget. The headers describe the limiter that
         *     `code` names.
         */
        WriteRateLimited: {
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
        /**
         * @description The event was received. Any 2xx status within 10 seconds will do, and the body does not matter. Any other
         *     response is a failed attempt, which is retried up to four times.
         */
        WebhookReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description The id of the project.
         * @example project_01m2fgkgh4e1sabk0vtj8fmzgh
         */
        ProjectId: string;
        /**
         * @description The id of the task.
         * @example task_01m6drk2y0e6qsmym84rk0bvbg
         */
        TaskId: string;
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
         * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
         *     response instead of doing the work again. 1 to 255 characters, private to the calling API key; an empty or
         *     longer key is 422 `validation_error` with `param: Idempotency-Key`.
         */
        IdempotencyKey: string;
        /**
         * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
         *     server generates a UUID.
         */
        RequestId: string;
        /**
         * @description `t=<unix time>,v1=<hex>`: the time of this attempt, and one HMAC-SHA256 of `<t>.<raw body>` for each
         *     active signing secret (two during the 24 hours after a rotation). Verify it before anything else.
         * @example t=1793610845,v1=a2dca0fcfa2d5aea5bc4b6bcb3bbd144d14dece279245ad6108f706304b08754
         */
        ServiceSignature: string;
        /**
         * @description The `id` of the body. Deduplicate on it.
         * @example evt_01m6drk2y0eq0vvy6hdvt6dm2n
         */
        ServiceEventId: string;
        /**
         * @description The `type` of the body.
         * @example task.created
         */
        ServiceEventType: components["schemas"]["WebhookEventType"];
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
         * @description Sent with `idempotency_key_in_use` only. The number of whole seconds to wait before trying again.
         * @example 1
         */
        RetryAfterInUse: number;
        /**
         * @description The scheme to authenticate with.
         * @example Bearer
         */
        WwwAuthenticate: "Bearer";
        /**
         * @description Sent, as `true`, when the response is the stored one of an earlier request with this `Idempotency-Key`.
         * @example true
         */
        IdempotentReplay: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMe: {
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
            /** @description The key, its workspace and its rate limits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyDisabled"];
            421: components["responses"]["WorkspaceMoved"];
            429: components["responses"]["ReadRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
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
            /** @description One page of projects. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadProjectsForbidden"];
            421: components["responses"]["WorkspaceMoved"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["ReadRateLimited"];
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
                 * @example project_01m2fgkgh4e1sabk0vtj8fmzgh
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
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadProjectsForbidden"];
            404: components["responses"]["NotFound"];
            421: components["responses"]["WorkspaceMoved"];
            429: components["responses"]["ReadRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProjectCards: {
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
                 * @description The id of the project.
                 * @example project_01m2fgkgh4e1sabk0vtj8fmzgh
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of board columns. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadProjectsForbidden"];
            404: components["responses"]["NotFound"];
            421: components["responses"]["WorkspaceMoved"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["ReadRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMembers: {
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
            /** @description One page of members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadMembersForbidden"];
            421: components["responses"]["WorkspaceMoved"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["ReadRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTasks: {
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
                /**
                 * @description Only the tasks of this project. The id of a project that is not visible (of another workspace,
                 *     private, archived, inbox, nonexistent) yields an empty list.
                 * @example project_01m2fgkgh4e1sabk0vtj8fmzgh
                 */
                project_id?: string;
                /**
                 * @description Only the tasks in this board column. An id that matches nothing yields an empty list.
                 * @example card_01m2fgkgh4fh39dx6cmtnhc3wk
                 */
                card_id?: string;
                /**
                 * @description `true` or `1`: only tasks whose progress is 100. `false` or `0`: only tasks whose progress is below
                 *     100 or null. Any other value, such as `True`, is ignored, and tasks of both kinds are listed.
                 * @example false
                 */
                completed?: components["schemas"]["CompletedFilter"];
                /**
                 * @description Only tasks due before this date, excluding it. Strictly `YYYY-MM-DD`; any other value is ignored. Tasks
                 *     without a due date do not match.
                 * @example 2026-12-01
                 */
                due_before?: string;
                /**
                 * @description Only tasks due after this date, excluding it. Strictly `YYYY-MM-DD`; any other value is ignored. Tasks
                 *     without a due date do not match.
                 * @example 2026-10-31
                 */
                due_after?: string;
                /**
                 * @description Only tasks updated at or after this time. An ISO 8601 date or an RFC 2822 date is also accepted; it must
                 *     exist on the calendar, in the years 0001 to 9999, and is in UTC if it has no offset. An unparseable value is
                 *     ignored, and all tasks are listed. Percent-encode the `+` of an offset; a space instead of the `+` counts as
                 *     a `+`.
                 *
                 *     To keep a copy in step, poll with an overlap of a minute: the next position is the greatest `updated_at` of
                 *     all pages, or the `Date` header of the first page's response if that is earlier, and a poll asks for what
                 *     changed since a minute before it. A change that commits late, or while later pages are read, is then found
                 *     by the next poll; tell tasks apart by `id`.
                 * @example 2026-10-19T12:00:00Z
                 */
                updated_since?: string;
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
            /** @description One page of tasks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadTasksForbidden"];
            421: components["responses"]["WorkspaceMoved"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["ReadRateLimited"];
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
        /** @description The task to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            /** @description The task was created, or is replayed for a known `Idempotency-Key`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WriteTasksForbidden"];
            /**
             * @description The `card_id` or `project_id` does not resolve to a visible project. The response is the same for another
             *     workspace, a private or archived project, and a nonexistent id.
             */
            404: {
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WorkspaceMoved"];
            422: components["responses"]["InvalidTaskCreate"];
            429: components["responses"]["WriteRateLimited"];
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
                    "application/json": components["schemas"]["TaskResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadTasksForbidden"];
            404: components["responses"]["NotFound"];
            421: components["responses"]["WorkspaceMoved"];
            429: components["responses"]["ReadRateLimited"];
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
                "application/json": components["schemas"]["TaskUpdate"];
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
                    "application/json": components["schemas"]["TaskResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WriteTasksForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WorkspaceMoved"];
            422: components["responses"]["InvalidTaskUpdate"];
            429: components["responses"]["WriteRateLimited"];
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
            /** @description One page of comments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskCommentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadTasksForbidden"];
            404: components["responses"]["NotFound"];
            421: components["responses"]["WorkspaceMoved"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["ReadRateLimited"];
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
        /** @description The comment to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCommentCreate"];
            };
        };
        responses: {
            /** @description The comment was added, or is replayed for a known `Idempotency-Key`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskCommentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WriteCommentsForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WorkspaceMoved"];
            422: components["responses"]["InvalidCommentCreate"];
            429: components["responses"]["WriteRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
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
                /**
                 * @description Only events on or after this date.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Only events on or before this date.
                 * @example 2026-11-30
                 */
                to?: string;
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
            /** @description One page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadEventsForbidden"];
            421: components["responses"]["WorkspaceMoved"];
            422: components["responses"]["InvalidEventQuery"];
            429: components["responses"]["ReadRateLimited"];
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
        /** @description The event to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarEventCreate"];
            };
        };
        responses: {
            /** @description The event was created, or is replayed for a known `Idempotency-Key`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WriteEventsForbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WorkspaceMoved"];
            /**
             * @description The body is not a valid JSON object, a field or the `Idempotency-Key` breaks its rules, or
             *     `project_id` or an invited user does not exist. `param` names the first failing field; a body that
             *     is not a JSON object has none.
             */
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
            429: components["responses"]["WriteRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onTaskCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix time>,v1=<hex>`: the time of this attempt, and one HMAC-SHA256 of `<t>.<raw body>` for each
                 *     active signing secret (two during the 24 hours after a rotation). Verify it before anything else.
                 * @example t=1793610845,v1=a2dca0fcfa2d5aea5bc4b6bcb3bbd144d14dece279245ad6108f706304b08754
                 */
                "Service-Signature": components["parameters"]["ServiceSignature"];
                /**
                 * @description The `id` of the body. Deduplicate on it.
                 * @example evt_01m6drk2y0eq0vvy6hdvt6dm2n
                 */
                "Service-Event-Id": components["parameters"]["ServiceEventId"];
                /**
                 * @description The `type` of the body.
                 * @example task.created
                 */
                "Service-Event-Type": components["parameters"]["ServiceEventType"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onTaskUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix time>,v1=<hex>`: the time of this attempt, and one HMAC-SHA256 of `<t>.<raw body>` for each
                 *     active signing secret (two during the 24 hours after a rotation). Verify it before anything else.
                 * @example t=1793610845,v1=a2dca0fcfa2d5aea5bc4b6bcb3bbd144d14dece279245ad6108f706304b08754
                 */
                "Service-Signature": components["parameters"]["ServiceSignature"];
                /**
                 * @description The `id` of the body. Deduplicate on it.
                 * @example evt_01m6drk2y0eq0vvy6hdvt6dm2n
                 */
                "Service-Event-Id": components["parameters"]["ServiceEventId"];
                /**
                 * @description The `type` of the body.
                 * @example task.created
                 */
                "Service-Event-Type": components["parameters"]["ServiceEventType"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskUpdatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onTaskCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix time>,v1=<hex>`: the time of this attempt, and one HMAC-SHA256 of `<t>.<raw body>` for each
                 *     active signing secret (two during the 24 hours after a rotation). Verify it before anything else.
                 * @example t=1793610845,v1=a2dca0fcfa2d5aea5bc4b6bcb3bbd144d14dece279245ad6108f706304b08754
                 */
                "Service-Signature": components["parameters"]["ServiceSignature"];
                /**
                 * @description The `id` of the body. Deduplicate on it.
                 * @example evt_01m6drk2y0eq0vvy6hdvt6dm2n
                 */
                "Service-Event-Id": components["parameters"]["ServiceEventId"];
                /**
                 * @description The `type` of the body.
                 * @example task.created
                 */
                "Service-Event-Type": components["parameters"]["ServiceEventType"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCompletedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onTaskDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix time>,v1=<hex>`: the time of this attempt, and one HMAC-SHA256 of `<t>.<raw body>` for each
                 *     active signing secret (two during the 24 hours after a rotation). Verify it before anything else.
                 * @example t=1793610845,v1=a2dca0fcfa2d5aea5bc4b6bcb3bbd144d14dece279245ad6108f706304b08754
                 */
                "Service-Signature": components["parameters"]["ServiceSignature"];
                /**
                 * @description The `id` of the body. Deduplicate on it.
                 * @example evt_01m6drk2y0eq0vvy6hdvt6dm2n
                 */
                "Service-Event-Id": components["parameters"]["ServiceEventId"];
                /**
                 * @description The `type` of the body.
                 * @example task.created
                 */
                "Service-Event-Type": components["parameters"]["ServiceEventType"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskDeletedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onCommentCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix time>,v1=<hex>`: the time of this attempt, and one HMAC-SHA256 of `<t>.<raw body>` for each
                 *     active signing secret (two during the 24 hours after a rotation). Verify it before anything else.
                 * @example t=1793610845,v1=a2dca0fcfa2d5aea5bc4b6bcb3bbd144d14dece279245ad6108f706304b08754
                 */
                "Service-Signature": components["parameters"]["ServiceSignature"];
                /**
                 * @description The `id` of the body. Deduplicate on it.
                 * @example evt_01m6drk2y0eq0vvy6hdvt6dm2n
                 */
                "Service-Event-Id": components["parameters"]["ServiceEventId"];
                /**
                 * @description The `type` of the body.
                 * @example task.created
                 */
                "Service-Event-Type": components["parameters"]["ServiceEventType"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onEventCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix time>,v1=<hex>`: the time of this attempt, and one HMAC-SHA256 of `<t>.<raw body>` for each
                 *     active signing secret (two during the 24 hours after a rotation). Verify it before anything else.
                 * @example t=1793610845,v1=a2dca0fcfa2d5aea5bc4b6bcb3bbd144d14dece279245ad6108f706304b08754
                 */
                "Service-Signature": components["parameters"]["ServiceSignature"];
                /**
                 * @description The `id` of the body. Deduplicate on it.
                 * @example evt_01m6drk2y0eq0vvy6hdvt6dm2n
                 */
                "Service-Event-Id": components["parameters"]["ServiceEventId"];
                /**
                 * @description The `type` of the body.
                 * @example task.created
                 */
                "Service-Event-Type": components["parameters"]["ServiceEventType"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
    onProjectCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix time>,v1=<hex>`: the time of this attempt, and one HMAC-SHA256 of `<t>.<raw body>` for each
                 *     active signing secret (two during the 24 hours after a rotation). Verify it before anything else.
                 * @example t=1793610845,v1=a2dca0fcfa2d5aea5bc4b6bcb3bbd144d14dece279245ad6108f706304b08754
                 */
                "Service-Signature": components["parameters"]["ServiceSignature"];
                /**
                 * @description The `id` of the body. Deduplicate on it.
                 * @example evt_01m6drk2y0eq0vvy6hdvt6dm2n
                 */
                "Service-Event-Id": components["parameters"]["ServiceEventId"];
                /**
                 * @description The `type` of the body.
                 * @example task.created
                 */
                "Service-Event-Type": components["parameters"]["ServiceEventType"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
        };
    };
}
