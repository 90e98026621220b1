// Written by `npm run codegen` from spec/openapi.yaml, spec/settings.yaml, spec/work.yaml. Do not edit: change the contract and run it again.
export interface ErrorDescription {
  code: string
  /** The title of the contract that lists it. */
  contract: string
  status: number
  type: string
  /** Known, and never sent. */
  reserved: boolean
  description: string
  when: string
  remedy: string
  operations: readonly { tag: string; operationId: string }[]
  example: object
}

/** The meaning, cause and fix of each error, from the `x-error-catalog` of each contract. */
export const errorReference: readonly ErrorDescription[] = [
  {
    "code": "bad_request",
    "contract": "Taskwire API",
    "status": 400,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The request is not readable as HTTP (then also with the status 408, 417 or 431), or repeats a header that may be sent only once.",
    "when": "The HTTP parser rejects the request, or the request repeats `Authorization`, `Host`, `Idempotency-Key` or `Content-Type`. Nothing was charged.",
    "remedy": "Send each of these headers once. If there is a proxy, check which headers it adds.",
    "operations": [
      {
        "tag": "Me",
        "operationId": "getMe"
      },
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "listProjectCards"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Tasks",
        "operationId": "listTasks"
      },
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "getTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "listTaskComments"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "listEvents"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "bad_request",
        "message": "The authorization header is repeated.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "api_key_required",
    "contract": "Taskwire API",
    "status": 401,
    "type": "authentication_error",
    "reserved": false,
    "description": "No valid key was presented; it is missing, malformed, unknown, expired or revoked, or its creator is no longer an active owner or admin.",
    "when": "The `Authorization` header is missing or is not `Bearer svc_…`, or its key is unknown, expired or revoked, or the person who created it is no longer an active owner or admin. The response is the same for every cause.",
    "remedy": "Compare the key with the list in the settings area, and send `Authorization: Bearer svc_…`. A revoked or expired key cannot be restored: create or rotate a key there.",
    "operations": [
      {
        "tag": "Me",
        "operationId": "getMe"
      },
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "listProjectCards"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Tasks",
        "operationId": "listTasks"
      },
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "getTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "listTaskComments"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "listEvents"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "authentication_error",
        "code": "api_key_required",
        "message": "A valid API key is required.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "api_key_disabled",
    "contract": "Taskwire API",
    "status": 403,
    "type": "permission_error",
    "reserved": false,
    "description": "The key is valid but disabled.",
    "when": "Someone has disabled the key in the settings area.",
    "remedy": "Ask an owner or admin of the workspace to enable it. Sending the request again before that does not help.",
    "operations": [
      {
        "tag": "Me",
        "operationId": "getMe"
      },
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "listProjectCards"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Tasks",
        "operationId": "listTasks"
      },
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "getTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "listTaskComments"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "listEvents"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "permission_error",
        "code": "api_key_disabled",
        "message": "This API key is disabled.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "scope_required",
    "contract": "Taskwire API",
    "status": 403,
    "type": "permission_error",
    "reserved": false,
    "description": "The key lacks the scope that the operation requires; `param` is `scope`.",
    "when": "The operation requires a scope that the key does not have; the message names it.",
    "remedy": "Create a key with the scope, or use a key that has it. `GET /me` lists the scopes of a key.",
    "operations": [
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "listProjectCards"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Tasks",
        "operationId": "listTasks"
      },
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "getTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "listTaskComments"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "listEvents"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "permission_error",
        "code": "scope_required",
        "message": "This API key is not allowed to: read:projects",
        "param": "scope",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "forbidden",
    "contract": "Taskwire API",
    "status": 403,
    "type": "permission_error",
    "reserved": false,
    "description": "The key's creator is a viewer of the project and may not write in it.",
    "when": "A write (a task, a comment, an event of a project) in a project in which the person who created the key is a viewer. Reads are not affected.",
    "remedy": "Give that person the role of an editor in the project, or use a key of someone who may write there.",
    "operations": [
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "permission_error",
        "code": "forbidden",
        "message": "The creator of this API key may not write in this project.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "scope_not_asserted",
    "contract": "Taskwire API",
    "status": 403,
    "type": "permission_error",
    "reserved": true,
    "description": "Reserved and never sent.",
    "when": "Never. The name is reserved so that it cannot get another meaning.",
    "remedy": "Nothing to fix. Handling unknown codes by their type also covers this code.",
    "operations": [],
    "example": {
      "error": {
        "type": "permission_error",
        "code": "scope_not_asserted",
        "message": "The scope of this request could not be asserted.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "not_found",
    "contract": "Taskwire API",
    "status": 404,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The id does not resolve to a visible resource, or the path is unknown.",
    "when": "The resource is in another workspace, or in an inbox, an archived or a private project, or does not exist, and these cannot be distinguished. Paths without an operation, including paths with a trailing slash, return the same error.",
    "remedy": "Check the path and the id, and that the project is open and not archived. Do not retry: the response changes only when someone changes the project.",
    "operations": [
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "listProjectCards"
      },
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "getTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "listTaskComments"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "not_found",
        "message": "The requested resource was not found.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "method_not_allowed",
    "contract": "Taskwire API",
    "status": 405,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The path is known but not with this method; the `Allow` header lists the methods that it has.",
    "when": "The path exists, but not with this method. This includes `OPTIONS`.",
    "remedy": "Use a method that the `Allow` header of the response lists.",
    "operations": [],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "method_not_allowed",
        "message": "This path does not support the method; see the Allow header.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "idempotency_key_reuse",
    "contract": "Taskwire API",
    "status": 409,
    "type": "idempotency_error",
    "reserved": false,
    "description": "The `Idempotency-Key` was already used with another body or path.",
    "when": "A POST carries an `Idempotency-Key` that this API key has used in the last 24 hours for another path or another body. Nothing was done.",
    "remedy": "Use a new `Idempotency-Key` for each new request, and reuse a key only to retry the same request.",
    "operations": [
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "idempotency_error",
        "code": "idempotency_key_reuse",
        "message": "This Idempotency-Key was already used with a different request.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "idempotency_key_in_use",
    "contract": "Taskwire API",
    "status": 409,
    "type": "idempotency_error",
    "reserved": false,
    "description": "The first request with this `Idempotency-Key` is still running after 10 seconds.",
    "when": "A POST is retried while the first request with its `Idempotency-Key` is still running, and that request has not finished after 10 seconds.",
    "remedy": "Send the same request with the same key again after the number of seconds in `Retry-After`. It then gets the response of the first request.",
    "operations": [
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "idempotency_error",
        "code": "idempotency_key_in_use",
        "message": "A request with this Idempotency-Key is still running. Try again shortly.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "payload_too_large",
    "contract": "Taskwire API",
    "status": 413,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The body is larger than the server accepts.",
    "when": "The body of a request is larger than 1 MiB, or than the limit that the operator of the server has set.",
    "remedy": "Send a smaller body. A description or comment of the permitted length is far below the limit.",
    "operations": [
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "payload_too_large",
        "message": "The request body is too large.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "unsupported_media_type",
    "contract": "Taskwire API",
    "status": 415,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The body is not uncompressed `application/json` in UTF-8, or has no `Content-Type`.",
    "when": "A request has a body without `Content-Type`, of another type, in another character set, or compressed.",
    "remedy": "Send `Content-Type: application/json`, UTF-8, and no `Content-Encoding`.",
    "operations": [
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "unsupported_media_type",
        "message": "Send the body as uncompressed application/json in UTF-8, not as \"text/plain\".",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "workspace_moved",
    "contract": "Taskwire API",
    "status": 421,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The workspace has moved to another installation; the message says where, if it is known.",
    "when": "An operator has moved the workspace of the key, or every workspace of the person who signs in. Keys, ids, cursors and stored replies remain valid there.",
    "remedy": "Send the same request to the new address, with the same key and the same `Idempotency-Key`, and change the base URL.",
    "operations": [
      {
        "tag": "Me",
        "operationId": "getMe"
      },
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "listProjectCards"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Tasks",
        "operationId": "listTasks"
      },
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "getTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "listTaskComments"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "listEvents"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "workspace_moved",
        "message": "This workspace has moved to https://tasks.fernhill.example.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "validation_error",
    "contract": "Taskwire API",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The body, the query or a header breaks its rules; `param` names the first failing field.",
    "when": "A value has the wrong form, is missing or too long, two fields do not go together, the body is not a JSON object, or a cursor was altered or belongs to another list.",
    "remedy": "Correct the field that `param` names; the message says what it must be. If there is no `param`, the body itself is not a JSON object.",
    "operations": [
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "listProjectCards"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Tasks",
        "operationId": "listTasks"
      },
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "listTaskComments"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "listEvents"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "validation_error",
        "message": "cursor was not issued for this list.",
        "param": "cursor",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "no_open_column",
    "contract": "Taskwire API",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The project in which to create the task has no column that is not a done column.",
    "when": "A task is created by `project_id` alone, and every column of that project is a done column, or it has none.",
    "remedy": "Name the column with `card_id`, or add a column that is not a done column to the board.",
    "operations": [
      {
        "tag": "Tasks",
        "operationId": "createTask"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "no_open_column",
        "message": "The project has no column that is not a done column.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "inbox_project",
    "contract": "Taskwire API",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The project in which to create the task is an inbox project.",
    "when": "A task is created in an inbox project of the workspace, or in a column of one.",
    "remedy": "Choose a project that `GET /projects` lists.",
    "operations": [
      {
        "tag": "Tasks",
        "operationId": "createTask"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "inbox_project",
        "message": "Tasks cannot be created in an inbox project.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "invalid_assignee",
    "contract": "Taskwire API",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "One or more of the `user_ids` are not active members of the workspace.",
    "when": "A task is created with `user_ids` that include someone who is not an active member of the workspace.",
    "remedy": "Take the ids from `GET /members`, which lists the active members, and leave out those who have left.",
    "operations": [
      {
        "tag": "Tasks",
        "operationId": "createTask"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "invalid_assignee",
        "message": "Every assignee must be an active member of the workspace.",
        "param": "user_ids",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "invalid_date",
    "contract": "Taskwire API",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The `from` or `to` of an event list is not a date.",
    "when": "Events are listed with a `from` or `to` that is missing or does not exist on the calendar; `param` says which.",
    "remedy": "Send both as dates, such as `2031-05-17`.",
    "operations": [
      {
        "tag": "Events",
        "operationId": "listEvents"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "invalid_date",
        "message": "from is not a date.",
        "param": "from",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "window_too_large",
    "contract": "Taskwire API",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The `from` and `to` of an event list are more than 400 days apart.",
    "when": "Events are listed with a `to` that is more than 400 days after `from`.",
    "remedy": "Request at most 400 days at a time, one window after the other.",
    "operations": [
      {
        "tag": "Events",
        "operationId": "listEvents"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "window_too_large",
        "message": "from and to may be at most 400 days apart.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "key_rate_limited",
    "contract": "Taskwire API",
    "status": 429,
    "type": "rate_limit_error",
    "reserved": false,
    "description": "The rate limit of the key is exceeded.",
    "when": "One key sends more requests in a window than its budget allows. The header `X-RateLimit-Limit` has the budget.",
    "remedy": "Wait for the number of seconds in `Retry-After`, then go on. `GET /me` shows what is left; webhooks replace polling.",
    "operations": [
      {
        "tag": "Me",
        "operationId": "getMe"
      },
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "listProjectCards"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Tasks",
        "operationId": "listTasks"
      },
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "getTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "listTaskComments"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "listEvents"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "rate_limit_error",
        "code": "key_rate_limited",
        "message": "This API key has made too many requests. Try again later.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "workspace_rate_limited",
    "contract": "Taskwire API",
    "status": 429,
    "type": "rate_limit_error",
    "reserved": false,
    "description": "The rate limit of the workspace is exceeded.",
    "when": "All keys of the workspace together send more requests in a window than its budget allows.",
    "remedy": "Wait for the number of seconds in `Retry-After`. Then check which of your integrations sends so many requests.",
    "operations": [
      {
        "tag": "Me",
        "operationId": "getMe"
      },
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "listProjectCards"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Tasks",
        "operationId": "listTasks"
      },
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "getTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "listTaskComments"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "listEvents"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "rate_limit_error",
        "code": "workspace_rate_limited",
        "message": "This workspace has made too many requests. Try again later.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "write_rate_limited",
    "contract": "Taskwire API",
    "status": 429,
    "type": "rate_limit_error",
    "reserved": false,
    "description": "The rate limit for writes of the key is exceeded.",
    "when": "A key sends more writes (requests other than GET and HEAD) in a window than its write budget allows. Reads still work.",
    "remedy": "Wait for the number of seconds in `Retry-After`. Send a POST again with its `Idempotency-Key`.",
    "operations": [
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "rate_limit_error",
        "code": "write_rate_limited",
        "message": "This API key has made too many writes. Try again later.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "anonymous_rate_limited",
    "contract": "Taskwire API",
    "status": 429,
    "type": "rate_limit_error",
    "reserved": false,
    "description": "The rate limit of an IP address for requests without a valid key, or with a disabled key, is exceeded.",
    "when": "Many requests without a valid key, with a disabled key, or to unknown paths came from one IP address.",
    "remedy": "Stop, wait for the seconds that `Retry-After` names, and correct the key before you go on. Other clients with the same address are refused too.",
    "operations": [
      {
        "tag": "Me",
        "operationId": "getMe"
      },
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "listProjectCards"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Tasks",
        "operationId": "listTasks"
      },
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "getTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "listTaskComments"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "listEvents"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "rate_limit_error",
        "code": "anonymous_rate_limited",
        "message": "Too many requests without a usable API key came from this address. Try again later.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "internal_error",
    "contract": "Taskwire API",
    "status": 500,
    "type": "api_error",
    "reserved": false,
    "description": "Something failed on the server.",
    "when": "The server has a bug, or its response would have broken the contract. The response does not say whether a write was done.",
    "remedy": "Try again after a pause; retry a POST with the same `Idempotency-Key`, so that it is done only once. If it persists, report it with its `request_id`.",
    "operations": [
      {
        "tag": "Me",
        "operationId": "getMe"
      },
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "listProjectCards"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Tasks",
        "operationId": "listTasks"
      },
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "getTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "listTaskComments"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "listEvents"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "api_error",
        "code": "internal_error",
        "message": "Something went wrong on our side.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "service_unavailable",
    "contract": "Taskwire API",
    "status": 503,
    "type": "api_error",
    "reserved": false,
    "description": "The server cannot reach its database or is shutting down; `Retry-After` says when to try again.",
    "when": "The server is starting or shutting down, or its database cannot be reached. The response does not say whether a write was done. Writes also get this error while their workspace is moved to another installation; these were not done.",
    "remedy": "Try again after the number of seconds in `Retry-After`; retry a POST with the same `Idempotency-Key`, so that it is done only once.",
    "operations": [
      {
        "tag": "Me",
        "operationId": "getMe"
      },
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "listProjectCards"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Tasks",
        "operationId": "listTasks"
      },
      {
        "tag": "Tasks",
        "operationId": "createTask"
      },
      {
        "tag": "Tasks",
        "operationId": "getTask"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      },
      {
        "tag": "Comments",
        "operationId": "listTaskComments"
      },
      {
        "tag": "Comments",
        "operationId": "createTaskComment"
      },
      {
        "tag": "Events",
        "operationId": "listEvents"
      },
      {
        "tag": "Events",
        "operationId": "createEvent"
      }
    ],
    "example": {
      "error": {
        "type": "api_error",
        "code": "service_unavailable",
        "message": "The service is temporarily unavailable. Try again shortly.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "session_required",
    "contract": "Taskwire settings",
    "status": 401,
    "type": "authentication_error",
    "reserved": false,
    "description": "There is no session, or it has ended.",
    "when": "A page or a script calls the settings area without the session cookie, or with the cookie of a session that has\nended.",
    "remedy": "Sign in again.",
    "operations": [
      {
        "tag": "Sessions",
        "operationId": "getSession"
      },
      {
        "tag": "Sessions",
        "operationId": "updateSession"
      },
      {
        "tag": "Sessions",
        "operationId": "listSessions"
      },
      {
        "tag": "Sessions",
        "operationId": "endSession"
      },
      {
        "tag": "Sessions",
        "operationId": "changePassword"
      },
      {
        "tag": "Sessions",
        "operationId": "updateMe"
      },
      {
        "tag": "Sessions",
        "operationId": "setUpSecondFactor"
      },
      {
        "tag": "Sessions",
        "operationId": "confirmSecondFactor"
      },
      {
        "tag": "Sessions",
        "operationId": "renewRecoveryCodes"
      },
      {
        "tag": "Sessions",
        "operationId": "removeSecondFactor"
      },
      {
        "tag": "Invitations",
        "operationId": "listInvitations"
      },
      {
        "tag": "Invitations",
        "operationId": "createInvitation"
      },
      {
        "tag": "Invitations",
        "operationId": "revokeInvitation"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Members",
        "operationId": "updateMember"
      },
      {
        "tag": "Members",
        "operationId": "removeMember"
      },
      {
        "tag": "Members",
        "operationId": "updateWorkspace"
      },
      {
        "tag": "Keys",
        "operationId": "listKeys"
      },
      {
        "tag": "Keys",
        "operationId": "createKey"
      },
      {
        "tag": "Keys",
        "operationId": "getKey"
      },
      {
        "tag": "Keys",
        "operationId": "updateKey"
      },
      {
        "tag": "Keys",
        "operationId": "revokeKey"
      },
      {
        "tag": "Keys",
        "operationId": "rotateKey"
      },
      {
        "tag": "Keys",
        "operationId": "getKeyUsage"
      },
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "createProject"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "updateProject"
      },
      {
        "tag": "Projects",
        "operationId": "createColumn"
      },
      {
        "tag": "Projects",
        "operationId": "setProjectMember"
      },
      {
        "tag": "Projects",
        "operationId": "removeProjectMember"
      },
      {
        "tag": "Projects",
        "operationId": "updateColumn"
      },
      {
        "tag": "Projects",
        "operationId": "deleteColumn"
      },
      {
        "tag": "Webhooks",
        "operationId": "listWebhookEndpoints"
      },
      {
        "tag": "Webhooks",
        "operationId": "createWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "getWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "updateWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "deleteWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "rotateWebhookSecret"
      },
      {
        "tag": "Webhooks",
        "operationId": "sendTestEvent"
      },
      {
        "tag": "Webhooks",
        "operationId": "countWaitingDeliveries"
      },
      {
        "tag": "Webhooks",
        "operationId": "recoverDeliveries"
      },
      {
        "tag": "Webhooks",
        "operationId": "listDeliveries"
      },
      {
        "tag": "Webhooks",
        "operationId": "getDelivery"
      },
      {
        "tag": "Webhooks",
        "operationId": "redeliver"
      },
      {
        "tag": "Record",
        "operationId": "listRequests"
      },
      {
        "tag": "Record",
        "operationId": "summarizeRequests"
      },
      {
        "tag": "Record",
        "operationId": "getRequest"
      },
      {
        "tag": "Record",
        "operationId": "listActivity"
      },
      {
        "tag": "Record",
        "operationId": "listNotifications"
      },
      {
        "tag": "Record",
        "operationId": "readNotifications"
      },
      {
        "tag": "Record",
        "operationId": "streamChanges"
      }
    ],
    "example": {
      "error": {
        "type": "authentication_error",
        "code": "session_required",
        "message": "Sign in first: there is no session, or it has ended.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "invalid_credentials",
    "contract": "Taskwire settings",
    "status": 401,
    "type": "authentication_error",
    "reserved": false,
    "description": "The email address or the password is wrong.",
    "when": "Someone signs in with an unknown address or a wrong password. The response does not say which.",
    "remedy": "Check the email address and the password. An operator can set a new password with `users reset-password`.",
    "operations": [
      {
        "tag": "Sessions",
        "operationId": "signIn"
      },
      {
        "tag": "Invitations",
        "operationId": "acceptInvitation"
      }
    ],
    "example": {
      "error": {
        "type": "authentication_error",
        "code": "invalid_credentials",
        "message": "The email address or the password is wrong.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "second_factor_required",
    "contract": "Taskwire settings",
    "status": 401,
    "type": "authentication_error",
    "reserved": false,
    "description": "The password is right, and the account has a second factor.",
    "when": "Someone signs in, or accepts an invitation, without a code, and the account has a second factor.",
    "remedy": "Send the request again with `code`: the code of the authenticator app, or a recovery code.",
    "operations": [
      {
        "tag": "Sessions",
        "operationId": "signIn"
      },
      {
        "tag": "Invitations",
        "operationId": "acceptInvitation"
      }
    ],
    "example": {
      "error": {
        "type": "authentication_error",
        "code": "second_factor_required",
        "message": "This account has a second factor. Send a code from the authenticator app, or a recovery code.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "invalid_code",
    "contract": "Taskwire settings",
    "status": 401,
    "type": "authentication_error",
    "reserved": false,
    "description": "The code of the second factor is wrong or was already used.",
    "when": "Someone signs in, or accepts an invitation, with the right password and a code that is wrong or was already\naccepted. Each such attempt counts as a failed sign-in.",
    "remedy": "Wait for the next code, and check the clock of the device. If the device is lost, use a recovery code. Without a\nrecovery code, an operator can remove the second factor with `users reset-second-factor`.",
    "operations": [
      {
        "tag": "Sessions",
        "operationId": "signIn"
      },
      {
        "tag": "Invitations",
        "operationId": "acceptInvitation"
      }
    ],
    "example": {
      "error": {
        "type": "authentication_error",
        "code": "invalid_code",
        "message": "The code is wrong or was already used.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "second_factor_missing",
    "contract": "Taskwire settings",
    "status": 403,
    "type": "permission_error",
    "reserved": false,
    "description": "The workspace requires owners and admins to have a second factor.",
    "when": "An owner or admin without a second factor uses a workspace that requires one, or an owner without one requires it.",
    "remedy": "Set up a second factor on the Account page.",
    "operations": [
      {
        "tag": "Invitations",
        "operationId": "listInvitations"
      },
      {
        "tag": "Invitations",
        "operationId": "createInvitation"
      },
      {
        "tag": "Invitations",
        "operationId": "revokeInvitation"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Members",
        "operationId": "updateMember"
      },
      {
        "tag": "Members",
        "operationId": "removeMember"
      },
      {
        "tag": "Members",
        "operationId": "updateWorkspace"
      },
      {
        "tag": "Keys",
        "operationId": "listKeys"
      },
      {
        "tag": "Keys",
        "operationId": "createKey"
      },
      {
        "tag": "Keys",
        "operationId": "getKey"
      },
      {
        "tag": "Keys",
        "operationId": "updateKey"
      },
      {
        "tag": "Keys",
        "operationId": "revokeKey"
      },
      {
        "tag": "Keys",
        "operationId": "rotateKey"
      },
      {
        "tag": "Keys",
        "operationId": "getKeyUsage"
      },
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "createProject"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "updateProject"
      },
      {
        "tag": "Projects",
        "operationId": "createColumn"
      },
      {
        "tag": "Projects",
        "operationId": "setProjectMember"
      },
      {
        "tag": "Projects",
        "operationId": "removeProjectMember"
      },
      {
        "tag": "Projects",
        "operationId": "updateColumn"
      },
      {
        "tag": "Projects",
        "operationId": "deleteColumn"
      },
      {
        "tag": "Webhooks",
        "operationId": "listWebhookEndpoints"
      },
      {
        "tag": "Webhooks",
        "operationId": "createWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "getWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "updateWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "deleteWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "rotateWebhookSecret"
      },
      {
        "tag": "Webhooks",
        "operationId": "sendTestEvent"
      },
      {
        "tag": "Webhooks",
        "operationId": "countWaitingDeliveries"
      },
      {
        "tag": "Webhooks",
        "operationId": "recoverDeliveries"
      },
      {
        "tag": "Webhooks",
        "operationId": "listDeliveries"
      },
      {
        "tag": "Webhooks",
        "operationId": "getDelivery"
      },
      {
        "tag": "Webhooks",
        "operationId": "redeliver"
      },
      {
        "tag": "Record",
        "operationId": "listRequests"
      },
      {
        "tag": "Record",
        "operationId": "summarizeRequests"
      },
      {
        "tag": "Record",
        "operationId": "getRequest"
      },
      {
        "tag": "Record",
        "operationId": "listActivity"
      },
      {
        "tag": "Record",
        "operationId": "listNotifications"
      },
      {
        "tag": "Record",
        "operationId": "readNotifications"
      },
      {
        "tag": "Record",
        "operationId": "streamChanges"
      }
    ],
    "example": {
      "error": {
        "type": "permission_error",
        "code": "second_factor_missing",
        "message": "This workspace requires owners and admins to have a second factor. Set up a second factor first.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "cross_origin",
    "contract": "Taskwire settings",
    "status": 403,
    "type": "permission_error",
    "reserved": false,
    "description": "A browser sent the request for another site.",
    "when": "A page of another site sent a write to the settings area, with a session. Or a proxy in front of the server forwards a `Host` without the port, or `http` instead of `https`, so that requests of the settings pages seem to come from another site.",
    "remedy": "Open the settings area itself. Programs should use the API with a key. Behind a proxy, forward the complete host (`$http_host` in nginx, `X-Forwarded-Host` with the port), or set `PUBLIC_URL` to the public address.",
    "operations": [
      {
        "tag": "Sessions",
        "operationId": "signIn"
      },
      {
        "tag": "Sessions",
        "operationId": "updateSession"
      },
      {
        "tag": "Sessions",
        "operationId": "signOut"
      },
      {
        "tag": "Sessions",
        "operationId": "endSession"
      },
      {
        "tag": "Sessions",
        "operationId": "changePassword"
      },
      {
        "tag": "Sessions",
        "operationId": "updateMe"
      },
      {
        "tag": "Sessions",
        "operationId": "setUpSecondFactor"
      },
      {
        "tag": "Sessions",
        "operationId": "confirmSecondFactor"
      },
      {
        "tag": "Sessions",
        "operationId": "renewRecoveryCodes"
      },
      {
        "tag": "Sessions",
        "operationId": "removeSecondFactor"
      },
      {
        "tag": "Invitations",
        "operationId": "createInvitation"
      },
      {
        "tag": "Invitations",
        "operationId": "revokeInvitation"
      },
      {
        "tag": "Invitations",
        "operationId": "getInvitation"
      },
      {
        "tag": "Invitations",
        "operationId": "acceptInvitation"
      },
      {
        "tag": "Passwords",
        "operationId": "requestPasswordReset"
      },
      {
        "tag": "Passwords",
        "operationId": "completePasswordReset"
      },
      {
        "tag": "Members",
        "operationId": "updateMember"
      },
      {
        "tag": "Members",
        "operationId": "removeMember"
      },
      {
        "tag": "Members",
        "operationId": "updateWorkspace"
      },
      {
        "tag": "Keys",
        "operationId": "createKey"
      },
      {
        "tag": "Keys",
        "operationId": "updateKey"
      },
      {
        "tag": "Keys",
        "operationId": "revokeKey"
      },
      {
        "tag": "Keys",
        "operationId": "rotateKey"
      },
      {
        "tag": "Projects",
        "operationId": "createProject"
      },
      {
        "tag": "Projects",
        "operationId": "updateProject"
      },
      {
        "tag": "Projects",
        "operationId": "createColumn"
      },
      {
        "tag": "Projects",
        "operationId": "setProjectMember"
      },
      {
        "tag": "Projects",
        "operationId": "removeProjectMember"
      },
      {
        "tag": "Projects",
        "operationId": "updateColumn"
      },
      {
        "tag": "Projects",
        "operationId": "deleteColumn"
      },
      {
        "tag": "Webhooks",
        "operationId": "createWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "updateWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "deleteWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "rotateWebhookSecret"
      },
      {
        "tag": "Webhooks",
        "operationId": "sendTestEvent"
      },
      {
        "tag": "Webhooks",
        "operationId": "recoverDeliveries"
      },
      {
        "tag": "Webhooks",
        "operationId": "redeliver"
      },
      {
        "tag": "Record",
        "operationId": "readNotifications"
      }
    ],
    "example": {
      "error": {
        "type": "permission_error",
        "code": "cross_origin",
        "message": "This request came from another site.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "wrong_password",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The current password is wrong.",
    "when": "Someone changes their password, address or second factor, and the current password is wrong.",
    "remedy": "Enter the current password again.",
    "operations": [
      {
        "tag": "Sessions",
        "operationId": "changePassword"
      },
      {
        "tag": "Sessions",
        "operationId": "updateMe"
      },
      {
        "tag": "Sessions",
        "operationId": "setUpSecondFactor"
      },
      {
        "tag": "Sessions",
        "operationId": "renewRecoveryCodes"
      },
      {
        "tag": "Sessions",
        "operationId": "removeSecondFactor"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "wrong_password",
        "message": "The current password is wrong.",
        "param": "current_password",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "wrong_code",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The code of the second factor is wrong or was already used.",
    "when": "Someone confirms, renews or turns off a second factor with a wrong code. Each such attempt counts as a failed\nsign-in.",
    "remedy": "Enter the code that the app shows now, and check the clock of the device.",
    "operations": [
      {
        "tag": "Sessions",
        "operationId": "confirmSecondFactor"
      },
      {
        "tag": "Sessions",
        "operationId": "renewRecoveryCodes"
      },
      {
        "tag": "Sessions",
        "operationId": "removeSecondFactor"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "wrong_code",
        "message": "The code is wrong or was already used.",
        "param": "code",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "second_factor_active",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The account already has a second factor.",
    "when": "Someone sets up a second factor for an account that already has one.",
    "remedy": "Turn off the second factor first, on the Account page.",
    "operations": [
      {
        "tag": "Sessions",
        "operationId": "setUpSecondFactor"
      },
      {
        "tag": "Sessions",
        "operationId": "confirmSecondFactor"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "second_factor_active",
        "message": "This account already has a second factor. Turn it off first.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "address_taken",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "Another account uses the email address.",
    "when": "Someone changes their email address to that of another account, ignoring case.",
    "remedy": "Use another address, or sign in to the account that has this address.",
    "operations": [
      {
        "tag": "Sessions",
        "operationId": "updateMe"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "address_taken",
        "message": "Another account has this email address.",
        "param": "email",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "weak_password",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The new password is too common.",
    "when": "The new password is on the list of the most common passwords, which attackers try first.",
    "remedy": "Choose a longer, less common password, for example a few unrelated words.",
    "operations": [
      {
        "tag": "Sessions",
        "operationId": "changePassword"
      },
      {
        "tag": "Invitations",
        "operationId": "acceptInvitation"
      },
      {
        "tag": "Passwords",
        "operationId": "completePasswordReset"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "weak_password",
        "message": "This password is too common.",
        "param": "new_password",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "already_member",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The address belongs to an active or suspended member.",
    "when": "The person to invite, or the person who accepts an invitation, is already a member of the workspace.",
    "remedy": "Nothing needs to be done. A suspended member can be activated on the Members page.",
    "operations": [
      {
        "tag": "Invitations",
        "operationId": "createInvitation"
      },
      {
        "tag": "Invitations",
        "operationId": "acceptInvitation"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "already_member",
        "message": "This address belongs to a member of the workspace.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "mail_not_configured",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The server does not send mail.",
    "when": "A password reset is requested from a server without `SMTP_URL` and `MAIL_FROM`.",
    "remedy": "An operator can set both variables, or set a new password with `users reset-password`.",
    "operations": [
      {
        "tag": "Passwords",
        "operationId": "requestPasswordReset"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "mail_not_configured",
        "message": "This server does not send mail.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "last_owner",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The workspace would be left without an active owner.",
    "when": "The last active owner of a workspace would be removed, suspended or given another role.",
    "remedy": "Make another member an owner first.",
    "operations": [
      {
        "tag": "Members",
        "operationId": "updateMember"
      },
      {
        "tag": "Members",
        "operationId": "removeMember"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "last_owner",
        "message": "A workspace keeps at least one active owner. Make another member an owner first.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "own_membership",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The change concerns the user's own membership.",
    "when": "Someone changes their own role or status, or removes themselves from the workspace.",
    "remedy": "Ask another owner or admin of the workspace.",
    "operations": [
      {
        "tag": "Members",
        "operationId": "updateMember"
      },
      {
        "tag": "Members",
        "operationId": "removeMember"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "own_membership",
        "message": "You cannot change your own membership. Ask another owner or admin.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "unsafe_url",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The address is not public, or cannot be found.",
    "when": "A webhook endpoint is saved with an address that is not `https:`, that names a private or reserved network, or whose name cannot be looked up.",
    "remedy": "Use a public `https:` address. For development, an operator can allow other addresses with `WEBHOOKS_ALLOW_INSECURE=1`, the default of a server that listens only on the loopback address.",
    "operations": [
      {
        "tag": "Webhooks",
        "operationId": "createWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "updateWebhookEndpoint"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "unsafe_url",
        "message": "The address 10.0.0.1 is not public.",
        "param": "url",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "endpoint_limit",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The workspace already has twenty endpoints.",
    "when": "A webhook endpoint is added to a workspace that already has twenty.",
    "remedy": "Delete an unused endpoint, or let one endpoint receive several types of events.",
    "operations": [
      {
        "tag": "Webhooks",
        "operationId": "createWebhookEndpoint"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "endpoint_limit",
        "message": "A workspace has at most 20 webhook endpoints.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "key_limit",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The workspace already has 1,000 keys.",
    "when": "A key is created in a workspace that has 1,000 keys which are neither revoked nor expired.",
    "remedy": "Revoke unused keys.",
    "operations": [
      {
        "tag": "Keys",
        "operationId": "createKey"
      },
      {
        "tag": "Keys",
        "operationId": "updateKey"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "key_limit",
        "message": "A workspace has at most 1,000 API keys.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "column_not_empty",
    "contract": "Taskwire settings",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The column has tasks.",
    "when": "A column that has tasks is deleted without a `move_to` that names another column of the project.",
    "remedy": "Name another column of the project in `move_to`, or move the tasks first.",
    "operations": [
      {
        "tag": "Projects",
        "operationId": "deleteColumn"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "column_not_empty",
        "message": "The column has tasks. Name the column that the tasks move to.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "session_rate_limited",
    "contract": "Taskwire settings",
    "status": 429,
    "type": "rate_limit_error",
    "reserved": false,
    "description": "The rate limit of the session, or of all sessions of its user together, is exceeded.",
    "when": "The session exceeded its rate limit for requests or for writes, or all sessions of the user together exceeded\nthree times that limit.",
    "remedy": "Wait for the number of seconds in `Retry-After`. Programs should use the API with a key.",
    "operations": [
      {
        "tag": "Sessions",
        "operationId": "getSession"
      },
      {
        "tag": "Sessions",
        "operationId": "updateSession"
      },
      {
        "tag": "Sessions",
        "operationId": "listSessions"
      },
      {
        "tag": "Sessions",
        "operationId": "endSession"
      },
      {
        "tag": "Sessions",
        "operationId": "changePassword"
      },
      {
        "tag": "Sessions",
        "operationId": "updateMe"
      },
      {
        "tag": "Sessions",
        "operationId": "setUpSecondFactor"
      },
      {
        "tag": "Sessions",
        "operationId": "confirmSecondFactor"
      },
      {
        "tag": "Sessions",
        "operationId": "renewRecoveryCodes"
      },
      {
        "tag": "Sessions",
        "operationId": "removeSecondFactor"
      },
      {
        "tag": "Invitations",
        "operationId": "listInvitations"
      },
      {
        "tag": "Invitations",
        "operationId": "createInvitation"
      },
      {
        "tag": "Invitations",
        "operationId": "revokeInvitation"
      },
      {
        "tag": "Members",
        "operationId": "listMembers"
      },
      {
        "tag": "Members",
        "operationId": "updateMember"
      },
      {
        "tag": "Members",
        "operationId": "removeMember"
      },
      {
        "tag": "Members",
        "operationId": "updateWorkspace"
      },
      {
        "tag": "Keys",
        "operationId": "listKeys"
      },
      {
        "tag": "Keys",
        "operationId": "createKey"
      },
      {
        "tag": "Keys",
        "operationId": "getKey"
      },
      {
        "tag": "Keys",
        "operationId": "updateKey"
      },
      {
        "tag": "Keys",
        "operationId": "revokeKey"
      },
      {
        "tag": "Keys",
        "operationId": "rotateKey"
      },
      {
        "tag": "Keys",
        "operationId": "getKeyUsage"
      },
      {
        "tag": "Projects",
        "operationId": "listProjects"
      },
      {
        "tag": "Projects",
        "operationId": "createProject"
      },
      {
        "tag": "Projects",
        "operationId": "getProject"
      },
      {
        "tag": "Projects",
        "operationId": "updateProject"
      },
      {
        "tag": "Projects",
        "operationId": "createColumn"
      },
      {
        "tag": "Projects",
        "operationId": "setProjectMember"
      },
      {
        "tag": "Projects",
        "operationId": "removeProjectMember"
      },
      {
        "tag": "Projects",
        "operationId": "updateColumn"
      },
      {
        "tag": "Projects",
        "operationId": "deleteColumn"
      },
      {
        "tag": "Webhooks",
        "operationId": "listWebhookEndpoints"
      },
      {
        "tag": "Webhooks",
        "operationId": "createWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "getWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "updateWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "deleteWebhookEndpoint"
      },
      {
        "tag": "Webhooks",
        "operationId": "rotateWebhookSecret"
      },
      {
        "tag": "Webhooks",
        "operationId": "sendTestEvent"
      },
      {
        "tag": "Webhooks",
        "operationId": "countWaitingDeliveries"
      },
      {
        "tag": "Webhooks",
        "operationId": "recoverDeliveries"
      },
      {
        "tag": "Webhooks",
        "operationId": "listDeliveries"
      },
      {
        "tag": "Webhooks",
        "operationId": "getDelivery"
      },
      {
        "tag": "Webhooks",
        "operationId": "redeliver"
      },
      {
        "tag": "Record",
        "operationId": "listRequests"
      },
      {
        "tag": "Record",
        "operationId": "summarizeRequests"
      },
      {
        "tag": "Record",
        "operationId": "getRequest"
      },
      {
        "tag": "Record",
        "operationId": "listActivity"
      },
      {
        "tag": "Record",
        "operationId": "listNotifications"
      },
      {
        "tag": "Record",
        "operationId": "readNotifications"
      },
      {
        "tag": "Record",
        "operationId": "streamChanges"
      }
    ],
    "example": {
      "error": {
        "type": "rate_limit_error",
        "code": "session_rate_limited",
        "message": "You have made too many requests. Try again later.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "stream_limit",
    "contract": "Taskwire settings",
    "status": 429,
    "type": "rate_limit_error",
    "reserved": false,
    "description": "The session already has ten streams of changes, or its user thirty.",
    "when": "A session opens an eleventh stream of changes, or a user the thirty-first in all sessions together.",
    "remedy": "Close a stream: each open page of the settings area uses one.",
    "operations": [
      {
        "tag": "Record",
        "operationId": "streamChanges"
      }
    ],
    "example": {
      "error": {
        "type": "rate_limit_error",
        "code": "stream_limit",
        "message": "This session has ten open streams. Close a stream first.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "sign_in_rate_limited",
    "contract": "Taskwire settings",
    "status": 429,
    "type": "rate_limit_error",
    "reserved": false,
    "description": "Too many sign-ins failed for this address.",
    "when": "Too many sign-ins failed, or too many password resets were requested, for an email address or from an IP address.",
    "remedy": "Wait for the number of seconds in `Retry-After`, and sign in with the right password.",
    "operations": [
      {
        "tag": "Sessions",
        "operationId": "signIn"
      },
      {
        "tag": "Sessions",
        "operationId": "changePassword"
      },
      {
        "tag": "Sessions",
        "operationId": "updateMe"
      },
      {
        "tag": "Sessions",
        "operationId": "setUpSecondFactor"
      },
      {
        "tag": "Sessions",
        "operationId": "confirmSecondFactor"
      },
      {
        "tag": "Sessions",
        "operationId": "renewRecoveryCodes"
      },
      {
        "tag": "Sessions",
        "operationId": "removeSecondFactor"
      },
      {
        "tag": "Invitations",
        "operationId": "acceptInvitation"
      },
      {
        "tag": "Passwords",
        "operationId": "requestPasswordReset"
      }
    ],
    "example": {
      "error": {
        "type": "rate_limit_error",
        "code": "sign_in_rate_limited",
        "message": "Too many attempts for this address. Try again later.",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "too_many_columns",
    "contract": "Taskwire web editor",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The file to import has more than 500 columns.",
    "when": "The header line of an imported file names more than 500 columns. Nothing is written.",
    "remedy": "Delete the columns that are not to be imported, and send the file again.",
    "operations": [
      {
        "tag": "Projects",
        "operationId": "importTasks"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "too_many_columns",
        "message": "The file has more than 500 columns. Delete those that are not to be imported.",
        "param": "columns",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "too_many_records",
    "contract": "Taskwire web editor",
    "status": 422,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "The file to import has more than 100,000 records.",
    "when": "An imported file has more than 100,000 records below its header line. Nothing is written.",
    "remedy": "Split the file, begin each part with the header line, and import one part after another.",
    "operations": [
      {
        "tag": "Projects",
        "operationId": "importTasks"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "too_many_records",
        "message": "The file has more than 100,000 records. Split it, and begin each part with the header line.",
        "param": "records",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  },
  {
    "code": "changed_by_another",
    "contract": "Taskwire web editor",
    "status": 409,
    "type": "invalid_request_error",
    "reserved": false,
    "description": "Another person or program has changed this resource since it was read.",
    "when": "An update has a `version`, and another person, a key or a job has changed the fields since; or a move that is taken back is not the last move of the task. Nothing is written.",
    "remedy": "Read the resource again, compare it with the change, and send the changes that are still wanted with the new `version`.",
    "operations": [
      {
        "tag": "Calendar",
        "operationId": "updateEvent"
      },
      {
        "tag": "Tasks",
        "operationId": "updateTask"
      }
    ],
    "example": {
      "error": {
        "type": "invalid_request_error",
        "code": "changed_by_another",
        "message": "Another person or program has changed this resource since it was read.",
        "param": "version",
        "request_id": "3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68"
      }
    }
  }
]
