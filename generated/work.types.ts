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
         * @description Lists the projects that the person sees: the inbox first, then by name. All pages show the order that the first page
         *     found.
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
         * @description Adds a column after the last one. Only managers of the project may.
         */
        post: operations["createColumn"];
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
         * @description Deletes a column. If it has tasks, `move_to` must be another column of the project, to which they move first;
         *     otherwise the answer is 422 `column_not_empty`. So the last column can be deleted only when it is empty. Moved tasks
         *     keep their progress. Only managers of the project may.
         */
        delete: operations["deleteColumn"];
        options?: never;
        head?: never;
        /**
         * Rename or move a column
         * @description Changes the given fields. The other columns make room, so that orders are always 0 to n−1; an `order` beyond the last
         *     is the last. Changing `is_done` does not change tasks. Only managers of the project may.
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
         * @description Lists the active members of the workspace by name, without their addresses. All pages show the order that the first
         *     page found.
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
            /** @description What the project is about. */
            description: string | null;
            /** @description Whether only those who have a role in it see it, beside owners and admins. True for an inbox. */
            private: boolean;
            /** @description Whether it is the person's inbox, which has no columns and nobody else sees. */
            inbox: boolean;
            role: components["schemas"]["ProjectRole"];
            /**
             * Format: int32
             * @description The number of its tasks, completed ones too.
             */
            task_count: number;
            /** @description Its columns, by `order`. */
            columns: components["schemas"]["Column"][];
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
        /** @description What went wrong. */
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
        /** @description A column to add. Unknown fields are ignored. */
        ColumnCreate: {
            /** @description The name of the column. */
            name: string;
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
            name?: string;
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
    };
    responses: {
        /** @description A browser sent it for a page of another site, or the role in the project does not allow it. */
        ForbiddenWrite: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The person sees no such resource. */
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
        /** @description The `Idempotency-Key` was used for another request, or its first request is still running. */
        IdempotencyConflict: {
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
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is not `application/json` in UTF-8, or it is compressed. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
    };
    parameters: {
        /**
         * @description The id of the project.
         * @example project_01m6drk2y0e6qsmym84rk0bvbh
         */
        ProjectId: string;
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
         *     response, with `secret: null`, instead of doing the work again. 1 to 255 characters, private to the user and the
         *     workspace.
         */
        IdempotencyKey: string;
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteColumn: {
        parameters: {
            query?: {
                /**
                 * @description The column that the tasks move to.
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
            415: components["responses"]["UnsupportedMediaType"];
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
        /** @description What to change. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
}
