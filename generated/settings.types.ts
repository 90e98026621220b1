// Written by `npm run codegen` from spec/settings.yaml. Do not edit: change the contract and run it again.
export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the session
         * @description Returns the user, the current workspace, and all workspaces in which the user is an active member.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Starts a session and sets the session cookie. The workspace is the one that the user last used, or otherwise the
         *     one that they joined first. Every sign-in creates a new session.
         *
         *     An unknown address gets the same response as a wrong password, in the same time: 401 `invalid_credentials`.
         *     After ten failures for one address, or thirty from one IP address, within fifteen minutes, every attempt is 429
         *     `sign_in_rate_limited`, even with the right password. A user who is not an active member of any workspace gets
         *     403 `forbidden`. If all workspaces of the user have moved to another installation, the response is 421
         *     `workspace_moved`. Neither counts as a failure.
         *
         *     With a second factor, the right password without `code` is 401 `second_factor_required`, which does not count as
         *     a failure. A wrong or used code is 401 `invalid_code`, which does.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the session and clears the session cookie. Without a session, the response is the same.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        /**
         * Switch to another workspace
         * @description Switches to another workspace of the same user. A workspace without an active owner or admin role is 404
         *     `not_found`.
         */
        patch: operations["updateSession"];
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description Lists the active sessions of the user, newest first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
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
         * End a session
         * @description Ends a session of the user immediately.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Changes the password of the user, and ends their other sessions. One of the ten thousand most common passwords
         *     is 422 `weak_password`. A wrong `current_password` is 422 `wrong_password` and counts as a failed sign-in: after
         *     too many failures, every attempt is 429 `sign_in_rate_limited`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your name, email address or keyboard shortcuts
         * @description Changes the name or the email address of the user in all their workspaces, or whether keyboard shortcuts are
         *     on. A new address requires `current_password`: a wrong password is 422 `wrong_password` and counts as a failed
         *     sign-in. The previous address is notified if the server sends email, and pending password resets end. The
         *     address of another user, ignoring case, is 422 `address_taken`.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a second factor
         * @description Creates a secret for an authenticator app, which `confirmSecondFactor` activates. Another setup replaces a
         *     secret that was not confirmed. The secret is only in this response.
         */
        post: operations["setUpSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the second factor
         * @description Activates the second factor with the first code from the app, and ends the user's other sessions. The ten
         *     recovery codes are only in this response; each replaces a code once. A wrong code is 422 `wrong_code` and counts
         *     as a failed sign-in. Without a pending setup, the response is 404 `not_found`.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate new recovery codes
         * @description Replaces the recovery codes with ten new codes, which are only in this response. Without a second factor, the
         *     response is 404 `not_found`.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off the second factor
         * @description Turns the second factor off, with the password and a code, which may be a recovery code. Without a second
         *     factor, the response is 404 `not_found`.
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Lists the open invitations, newest first. Expired invitations are not listed.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person
         * @description Invites a person to the workspace, for seven days. The link is only in this response, and in the invitation
         *     email if the server sends email (`SMTP_URL`). A new invitation for the same address replaces the previous invitation,
         *     whose link stops working. Inviting an active or suspended member is 422 `already_member`. An invitation counts
         *     as revoked while its inviter is not an active owner or admin. An address that has never been used to sign in
         *     gets at most five emails a day, for invitations and password resets together. Further invitations are created as
         *     usual, but not sent by email.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
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
         * Revoke an invitation
         * @description Revokes the invitation. The link of the invitation stops working.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/look-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation
         * @description Returns the purpose of an invitation to anyone who has the link. An unknown, used, revoked or expired link is
         *     404 `not_found`.
         */
        post: operations["getInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Makes the person an active member, starts a session in the workspace, and sets the session cookie. An invitation
         *     can be used once. If the address has an account, `password` is the password of that account: a wrong password is
         *     401 `invalid_credentials` and counts as a failed sign-in, and an account with a second factor also needs `code`,
         *     as at sign-in. Otherwise an account is created: `name` is required, and `password` must have at least 12
         *     characters and must not be one of the ten thousand most common passwords.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset
         * @description Sends the user a link to set a new password, which works once and for an hour. An unknown address gets the same
         *     response, in the same time. If the server does not send email (`SMTP_URL`), the response is 422
         *     `mail_not_configured`. The limit is five requests for an address, or thirty from an IP address, within fifteen
         *     minutes; beyond it, the response is 429 `sign_in_rate_limited`.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets the password, and ends all sessions of the user. One of the ten thousand most common passwords is 422
         *     `weak_password`. An unknown, used or expired link is 404 `not_found`.
         */
        post: operations["completePasswordReset"];
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
         * @description Lists the active, suspended and pending members of the workspace with their roles, by name. All pages keep the
         *     order of the first page, so a person who is renamed during pagination is listed exactly once.
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
    "/members/{user_id}": {
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
         * Remove a member
         * @description Removes a member from the workspace, by the rules of `updateMember`. The member's sessions in this workspace and
         *     roles in projects end, and the member's API keys stop working. Tasks stay assigned to the member.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a member
         * @description Changes the role of a member, or suspends or activates them. Suspending ends the member's sessions in this
         *     workspace. API keys work only as long as their creator is an active owner or admin.
         *
         *     Only an owner may make a member an owner, or change an owner (403 `forbidden`). A workspace keeps at least one
         *     active owner (422 `last_owner`), and nobody may change their own membership (422 `own_membership`).
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the workspace
         * @description Changes the name or the time zone of the workspace of the session. Only owners may do so. The time zone
         *     determines today's date: a recurring task that is completed is due again on a later day. An owner with a second
         *     factor may require all owners and admins to have one.
         */
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys
         * @description Lists the API keys of the workspace, newest first, including revoked and expired keys.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description Creates a key that acts as the user. The secret of the key is only in this response. A workspace may have at
         *     most 1,000 keys that are neither revoked nor expired; beyond that, the response is 422 `key_limit`.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a key
         * @description Returns an API key of the workspace.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Revokes the key permanently. The key stays listed as `revoked`, and revoking it again has no effect.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        /**
         * Rename, disable or enable a key
         * @description Changes the given fields. A disabled key is refused everywhere within a second, until it is enabled again. The
         *     key acts as its creator, so only the creator may add scopes or set a later expiry. Other users get 403
         *     `forbidden` for that, but may remove scopes and set an earlier expiry.
         */
        patch: operations["updateKey"];
        trace?: never;
    };
    "/keys/{id}/rotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         * @description Gives the key a new secret. The current secret keeps working for the overlap; an older secret stops working
         *     immediately. A revoked or expired key is 404 `not_found`. The secret acts as the key's creator, so only the
         *     creator may rotate the key. Other users get 403 `forbidden`, but may disable or revoke the key.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the usage of a key
         * @description Returns the number of requests in each of the last 168 hours, including the current hour and hours without
         *     requests, oldest first; or the number of requests for each operation or status, highest first, without zeros.
         *     Requests are counted in batches, so the last second may be missing.
         */
        get: operations["getKeyUsage"];
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
         * @description Lists projects, newest first, without inboxes. Owners and admins also see private projects; members see only
         *     projects that the public API shows.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Creates a project with the columns To do, In progress and Done. The user becomes manager of the project. Unless
         *     the project is private, webhook endpoints receive `project.created`.
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
         * Read a project
         * @description Returns a project of the workspace, including archived and private projects. An inbox is 404 `not_found`.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change, archive or unarchive a project
         * @description Changes the given fields. Archiving a project or making it private hides the project and its contents from the
         *     public API (404) immediately. Making a private project open does not send `project.created`.
         */
        patch: operations["updateProject"];
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
         * @description Adds a column at the end of the board.
         */
        post: operations["createColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a member’s role in a project
         * @description Gives an active member of the workspace a role in the project, or changes that role. A viewer may not write in
         *     the project, not even as an owner or admin of the workspace.
         */
        put: operations["setProjectMember"];
        post?: never;
        /**
         * Remove a member’s role in a project
         * @description Removes the member's role in the project. The role in the workspace then determines what the person may do.
         */
        delete: operations["removeProjectMember"];
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
         * @description Deletes a column. If the column has tasks, `move_to` must be another column of the project, to which the tasks
         *     move first; otherwise the response is 422 `column_not_empty`. The last column can therefore be deleted only when
         *     it is empty. Moved tasks keep their progress.
         */
        delete: operations["deleteColumn"];
        options?: never;
        head?: never;
        /**
         * Rename or move a column
         * @description Changes the given fields. The other columns are renumbered, so that orders are always 0 to n−1; an `order`
         *     beyond the end moves the column to the end. Changing `is_done` does not change tasks.
         */
        patch: operations["updateColumn"];
        trace?: never;
    };
    "/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Lists the webhook endpoints of the workspace, newest first.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Add a webhook endpoint
         * @description Adds an endpoint, which then receives the events that it subscribes to. The signing secret is only in this
         *     response. A URL that breaks a rule of `EndpointUrl` is 422 `unsafe_url`, and a twenty-first endpoint is 422
         *     `endpoint_limit`.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook endpoint
         * @description Returns a webhook endpoint of the workspace.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes the endpoint, its secrets, its deliveries, including waiting ones, and their attempts. An attempt that
         *     is in flight may still arrive.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change, disable or enable a webhook endpoint
         * @description Changes the given fields. Nothing is sent to a disabled endpoint: waiting deliveries continue when the endpoint
         *     is enabled again, and deliveries of events that occur while it is disabled are held until they are recovered.
         *     Enabling an endpoint resets `consecutive_exhausted`. A new URL also applies to recorded events; new types apply
         *     only to later events.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/webhook-endpoints/{id}/rotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a signing secret
         * @description Gives the endpoint a new signing secret. For 24 hours by default, deliveries are signed with both the old and
         *     the new secret. At most two secrets are active: another rotation in that time retires the oldest secret
         *     immediately.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/test-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends a sample event of the given type (by default `task.created`) to this endpoint only, regardless of its
         *     subscription. A disabled endpoint receives it too, in one attempt that changes neither the state nor the counts
         *     of the endpoint.
         */
        post: operations["sendTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/waiting-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count waiting deliveries
         * @description Counts the waiting deliveries of the endpoint: deliveries that enabling the endpoint sends, and deliveries that
         *     `recoverDeliveries` sends.
         */
        get: operations["countWaitingDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/recoveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover deliveries
         * @description Resends all exhausted or held deliveries that were created or attempted since the given time, each with new
         *     attempts. With `dry_run`, the deliveries are only counted.
         */
        post: operations["recoverDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Lists the deliveries to an endpoint, newest first: waiting deliveries, and deliveries created or attempted in
         *     the last 30 days.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description Returns a delivery with its exact body and every attempt.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/redeliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a delivery
         * @description Resends a delivery in any status, with the same id, the same bytes and new attempts. If the endpoint is
         *     disabled, the delivery waits until the endpoint is enabled.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description Lists the requests of the public API with a key of the workspace, newest first, for as long as the request log
         *     keeps them (seven days). Entries are written in batches, so the last second may be missing. If the client
         *     disconnected before the response began, the status is 499.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count requests by time and status
         * @description Counts the requests in the request log in at most 120 periods of equal length, oldest first, including periods
         *     without requests. The filters are those of `listRequests`. The first period begins at `since`. The default is
         *     the last 24 hours. Entries are written in batches, so the last second may be missing.
         */
        get: operations["summarizeRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a request
         * @description Returns a request and at most a hundred deliveries of the webhook events that the request caused, newest first.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the activity
         * @description Lists the activities in the workspace, newest first. Subjects have their current name, deleted subjects their
         *     last name. For users without a role in a private project, names from there are null and values are
         *     omitted. Activities in inboxes of others are not listed.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Lists the user's notifications in this workspace, newest first, each as a sentence that can be displayed.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/reads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks all notifications up to this time as read.
         */
        post: operations["readNotifications"];
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
         * @description Sends an event for each committed change of the workspace, except in inboxes of others, and for each finished delivery attempt, with ids and
         *     types only, and a comment line every 15 seconds. When the user reads notifications, their own streams get
         *     `notification.read` with the id of the user. Events have no name, so a single listener receives all events. A
         *     user with the role `member` gets only `notification.read`, and `notification.created` with the id of each new
         *     notification. The stream ends when the session ends or switches to another workspace, when the user's
         *     permissions change, and whenever events may have been missed: reconnect and reload then. A session may have at
         *     most ten streams; beyond that, the response is 429 `stream_limit`.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A role in a workspace, from most to least permissions.
         * @enum {string}
         */
        Role: "owner" | "admin" | "member";
        /**
         * Format: date-time
         * @description An RFC 3339 date-time with an offset.
         */
        Time: string;
        /** @description A reference to a user. */
        UserRef: {
            /** @description The id of the user. */
            id: string;
            /** @description The name of the user. */
            name: string;
        };
        /** @description A reference to an API key. */
        KeyRef: {
            /** @description The id of the key. */
            id: string;
            /** @description The name of the key. */
            name: string;
        };
        /** @description A name that people give. */
        DisplayName: string;
        /** @description The description of a project. */
        ProjectDescription: string | null;
        /** @description The password of an account. */
        Password: string;
        /** @description A password that is being set. */
        NewPassword: string;
        /** @description A code of the second factor, or a recovery code. */
        SecondFactorCode: string;
        /** @description The token of a link that was sent by mail. */
        MailToken: string;
        /** @description The credentials. */
        SignIn: {
            /** @description The email address, case-insensitive. */
            email: string;
            /** @description The password. */
            password: components["schemas"]["Password"];
            /** @description A code of the authenticator app, or a recovery code, if the account has a second factor. */
            code?: components["schemas"]["SecondFactorCode"];
        };
        /** @description The workspace to switch to. */
        SessionUpdate: {
            /** @description The id of the workspace. */
            workspace_id: string;
        };
        /** @description The passwords. */
        PasswordChange: {
            /** @description The current password. */
            current_password: components["schemas"]["Password"];
            /** @description The new password. */
            new_password: components["schemas"]["NewPassword"];
        };
        /** @description The fields to change. Unknown fields are ignored. */
        MeUpdate: {
            /** @description The name of the user. */
            name?: string;
            /**
             * Format: email
             * @description The email address of the user. Changing it requires `current_password`.
             */
            email?: string;
            /** @description Whether single keys are shortcuts in the web editor. */
            keyboard_shortcuts?: boolean;
            /** @description The current password. */
            current_password?: components["schemas"]["Password"];
        };
        /** @description The resource. */
        MeResponse: {
            data: components["schemas"]["SessionUser"];
        };
        /** @description The password that authorizes setting up a second factor. */
        SecondFactorSetup: {
            /** @description The current password. */
            current_password: components["schemas"]["Password"];
        };
        /** @description The code that confirms a second factor. */
        SecondFactorConfirmation: {
            /** @description The code that the authenticator app shows. */
            code: components["schemas"]["SecondFactorCode"];
        };
        /** @description The password and code that authorize a change of the second factor. */
        SecondFactorProof: {
            /** @description The current password. */
            current_password: components["schemas"]["Password"];
            /** @description A code of the authenticator app, or a recovery code. */
            code: components["schemas"]["SecondFactorCode"];
        };
        /** @description The response with the secret of a second factor. */
        SecondFactorSecretResponse: {
            data: components["schemas"]["SecondFactorSecret"];
        };
        /** @description The secret of a second factor. */
        SecondFactorSecret: {
            /** @description The secret in base32, for manual entry into an authenticator app. */
            secret: string;
            /** @description The secret as an `otpauth:` URI, for the QR code. */
            uri: string;
        };
        /** @description The response with the recovery codes. */
        RecoveryCodesResponse: {
            data: components["schemas"]["RecoveryCodes"];
        };
        /** @description The recovery codes of a second factor. */
        RecoveryCodes: {
            /** @description Ten recovery codes. Each can be used once instead of a code from the app. */
            recovery_codes: string[];
        };
        /** @description The user who is signed in. */
        SessionUser: {
            /** @description The id of the user. */
            id: string;
            /** @description The name of the user. */
            name: string;
            /** @description The email address of the user. */
            email: string;
            /** @description Whether the user has a second factor. */
            second_factor: boolean;
            /** @description Whether single keys are shortcuts in the web editor. */
            keyboard_shortcuts: boolean;
        };
        /** @description The workspace of the session. */
        Workspace: {
            /** @description The id of the workspace. */
            id: string;
            /** @description The name of the workspace. */
            name: string;
            /** @description The IANA time zone that determines today's date in the workspace. */
            time_zone: string;
            /** @description Whether owners and admins of the workspace need a second factor. */
            require_second_factor: boolean;
        };
        /** @description A workspace in which the user is an active member. */
        SessionWorkspace: {
            /** @description The id of the workspace. */
            id: string;
            /** @description The name of the workspace. */
            name: string;
            role: components["schemas"]["Role"];
        };
        /** @description A session. */
        Session: {
            user: components["schemas"]["SessionUser"];
            workspace: components["schemas"]["Workspace"];
            role: components["schemas"]["Role"];
            /** @description The workspaces that the user may switch to. */
            workspaces: components["schemas"]["SessionWorkspace"][];
            /**
             * Format: date-time
             * @description When the session expires unless it is used before then.
             */
            expires_at: string;
        };
        /** @description One of the user's sessions. */
        SessionEntry: {
            /** @description The id of the session. */
            id: string;
            /**
             * Format: date-time
             * @description When the user signed in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session was last used, to the minute.
             */
            last_seen_at: string;
            /** @description The IP address from which the user signed in. */
            ip: string;
            /** @description The `User-Agent` of the browser that signed in. */
            user_agent: string | null;
            /** @description Whether this is the session of the current request. */
            current: boolean;
        };
        /** @description An open invitation. */
        Invitation: {
            /** @description The id of the invitation. */
            id: string;
            /** @description The invited email address. */
            email: string;
            /** @description The name of the invited person, if given. */
            name: string | null;
            role: components["schemas"]["Role"];
            /** @description The user who sent the invitation. Null if an operator command created it. */
            invited_by: components["schemas"]["UserRef"] | null;
            /**
             * Format: date-time
             * @description When the invitation was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the invitation expires.
             */
            expires_at: string;
        };
        /**
         * @description The role that the invited person will have.
         * @enum {string}
         */
        InvitedRole: "admin" | "member";
        /** @description A person to invite. Unknown fields are ignored. */
        InvitationCreate: {
            /**
             * Format: email
             * @description The email address, case-insensitive.
             */
            email: string;
            role: components["schemas"]["InvitedRole"];
            /** @description The name of the person, shown in the list of invitations. */
            name?: string | null;
        };
        /** @description An invitation and its link. */
        InvitationWithUrl: {
            data: components["schemas"]["Invitation"];
            /** @description The link of the invitation. Shown only once; null in a replay. */
            url: string | null;
        };
        /** @description A page of a list. */
        InvitationList: {
            /** @description The items of this page. */
            data: components["schemas"]["Invitation"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description The link to look up. */
        InvitationLookUp: {
            /** @description The part of the link after `#`. */
            token: components["schemas"]["MailToken"];
        };
        /** @description The workspace to join. */
        InvitingWorkspace: {
            /** @description The name of the workspace. */
            name: string;
        };
        /** @description The purpose of an invitation. */
        InvitationPreview: {
            /** @description The invited email address. */
            email: string;
            role: components["schemas"]["Role"];
            workspace: components["schemas"]["InvitingWorkspace"];
            /** @description Whether the address has an account. Accepting then requires the password of the account. */
            has_account: boolean;
        };
        /** @description The response with the purpose of an invitation. */
        InvitationPreviewResponse: {
            data: components["schemas"]["InvitationPreview"];
        };
        /** @description The person who accepts an invitation. Unknown fields are ignored. */
        InvitationAcceptance: {
            /** @description The part of the link after `#`. */
            token: components["schemas"]["MailToken"];
            /** @description The password of the existing account, or of the account to create. */
            password: components["schemas"]["Password"];
            /** @description The name of a person who does not have an account. */
            name?: components["schemas"]["DisplayName"];
            /** @description A code of the authenticator app, or a recovery code, if the account has a second factor. */
            code?: components["schemas"]["SecondFactorCode"];
        };
        /** @description The account whose password to reset. */
        PasswordResetRequest: {
            /** @description The email address, case-insensitive. */
            email: string;
        };
        /** @description The new password and the token that permits it. */
        PasswordResetCompletion: {
            /** @description The part of the link after `#`. */
            token: components["schemas"]["MailToken"];
            /** @description The new password. */
            new_password: components["schemas"]["NewPassword"];
        };
        /**
         * @description The status of a membership. Only active members have access; pending members have not joined yet.
         * @enum {string}
         */
        MemberStatus: "active" | "suspended" | "pending";
        /** @description The user of a membership. */
        MemberUser: {
            /** @description The id of the user. */
            id: string;
            /** @description The name of the user. */
            name: string;
            /** @description The email address of the user. */
            email: string;
        };
        /** @description A member of the workspace. */
        Member: {
            user: components["schemas"]["MemberUser"];
            role: components["schemas"]["Role"];
            status: components["schemas"]["MemberStatus"];
            /**
             * Format: date-time
             * @description When the member joined. Null for pending members.
             */
            joined_at: string | null;
            /**
             * Format: date-time
             * @description When the member last used a session in this workspace, to the minute. Null if the member never did.
             */
            last_seen_at: string | null;
        };
        /** @description The fields to change. Unknown fields are ignored. */
        MemberUpdate: {
            role?: components["schemas"]["Role"];
            status?: components["schemas"]["MemberAccess"];
        };
        /**
         * @description Whether the membership gives access to the workspace.
         * @enum {string}
         */
        MemberAccess: "active" | "suspended";
        /** @description The fields to change. Unknown fields are ignored. */
        WorkspaceUpdate: {
            /** @description The name of the workspace. */
            name?: components["schemas"]["DisplayName"];
            /**
             * Format: time-zone
             * @description The IANA name of the time zone of the workspace, such as `Europe/Oslo`.
             */
            time_zone?: string;
            /**
             * @description Whether owners and admins of the workspace need a second factor. Only an owner who has a second factor may
             *     require it.
             */
            require_second_factor?: boolean;
        };
        /** @description A page of a list. */
        MemberList: {
            /** @description The items of this page. */
            data: components["schemas"]["Member"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description The resource. */
        MemberResponse: {
            data: components["schemas"]["Member"];
        };
        /** @description The resource. */
        WorkspaceResponse: {
            data: components["schemas"]["Workspace"];
        };
        /**
         * @description The status of a key. Only active keys work.
         * @enum {string}
         */
        KeyStatus: "active" | "disabled" | "revoked" | "expired";
        /** @description An active secret of a key. */
        KeySecret: {
            /** @description The last four characters of the secret. */
            last4: string;
            /**
             * Format: date-time
             * @description When the secret was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the overlap ends, if the key was rotated.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the secret was last used.
             */
            last_used_at: string | null;
        };
        /** @description An API key. */
        Key: {
            /** @description The id of the key. */
            id: string;
            /** @description The purpose of the key. */
            name: string;
            /** @description The scopes of the key. */
            scopes: components["schemas"]["Scope"][];
            status: components["schemas"]["KeyStatus"];
            created_by: components["schemas"]["UserRef"];
            /** @description False if the creator is no longer an active owner or admin. The key does not work then. */
            creator_active: boolean;
            /**
             * Format: date-time
             * @description When the key was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the key expires.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was last used.
             */
            last_used_at: string | null;
            /** @description The active secrets of the key, newest first. */
            secrets: components["schemas"]["KeySecret"][];
        };
        /** @description A key to create. Unknown fields are ignored. */
        KeyCreate: {
            /** @description The purpose of the key. */
            name: components["schemas"]["DisplayName"];
            /** @description The scopes of the key. */
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: date-time
             * @description When the key expires. Must be in the future. Null if the key does not expire.
             */
            expires_at?: string | null;
        };
        /** @description The fields to change. Unknown fields are ignored. */
        KeyUpdate: {
            /** @description The purpose of the key. */
            name?: components["schemas"]["DisplayName"];
            /** @description Whether the key is disabled. Responses show this as `status`. */
            disabled?: boolean;
            /** @description The scopes of the key. They replace the current scopes. */
            scopes?: components["schemas"]["Scope"][];
            /**
             * Format: date-time
             * @description When the key expires. Must be in the future. Null if the key does not expire.
             */
            expires_at?: string | null;
        };
        /** @description The period during which the old secret keeps working. */
        KeyRotation: {
            /**
             * Format: int32
             * @description The overlap in seconds, from none to seven days.
             */
            overlap_seconds: number;
        };
        /** @description A key and its secret. */
        KeyWithSecret: {
            data: components["schemas"]["Key"];
            /** @description The secret of the key. Shown only once; null in a replay. */
            secret: string | null;
        };
        /** @description The number of requests in an hour. */
        UsageHour: {
            /**
             * Format: date-time
             * @description The start of the hour.
             */
            hour: string;
            /**
             * Format: int32
             * @description The number of requests.
             */
            requests: number;
            /**
             * Format: int32
             * @description The number of requests with a 5xx or a 4xx status other than 429.
             */
            errors: number;
            /**
             * Format: int32
             * @description The number of requests with status 429.
             */
            rate_limited: number;
        };
        /**
         * @description The grouping of a key's requests. The default is `hour`.
         * @enum {string}
         */
        UsageGrouping: "hour" | "operation" | "status";
        /** @description The number of requests to an operation. */
        UsageOperation: {
            /** @description The operation. Null if no operation matched. */
            operation_id: string | null;
            /**
             * Format: int32
             * @description The number of requests.
             */
            requests: number;
        };
        /** @description The number of requests with a status. */
        UsageStatus: {
            /**
             * Format: int32
             * @description The status of the response.
             */
            status: number;
            /**
             * Format: int32
             * @description The number of requests.
             */
            requests: number;
        };
        /** @description The number of requests of a key in the last 168 hours. */
        ApiKeyUsage: {
            data: components["schemas"]["UsageHour"][] | components["schemas"]["UsageOperation"][] | components["schemas"]["UsageStatus"][];
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
        /** @description A person with a role in the project. */
        ProjectMember: {
            user: components["schemas"]["UserRef"];
            role: components["schemas"]["ProjectRole"];
        };
        /** @description A project, with its columns and members. */
        SettingsProject: {
            /** @description The id of the project. */
            id: string;
            /** @description The name of the project. */
            name: string;
            /** @description A description of the project. */
            description: string | null;
            /** @description Whether the project is hidden from the public API. */
            private: boolean;
            /**
             * Format: date-time
             * @description When the project was archived. Null if the project is not archived.
             */
            archived_at: string | null;
            /**
             * Format: date-time
             * @description When the project was created.
             */
            created_at: string;
            /**
             * Format: int32
             * @description The number of tasks in the project.
             */
            task_count: number;
            /** @description The columns of the project, by `order`. */
            columns: components["schemas"]["Column"][];
            /** @description The people with a role in the project, by name. */
            members: components["schemas"]["ProjectMember"][];
        };
        /** @description A project to create. Unknown fields are ignored. */
        ProjectCreate: {
            /** @description The name of the project. */
            name: components["schemas"]["DisplayName"];
            /** @description A description of the project, or null. */
            description?: components["schemas"]["ProjectDescription"];
            /** @description Whether the project is hidden from the public API. The default is false. */
            private?: boolean;
        };
        /** @description The fields to change. Unknown fields are ignored. */
        ProjectUpdate: {
            /** @description The name of the project. */
            name?: components["schemas"]["DisplayName"];
            /** @description A description of the project, or null. */
            description?: components["schemas"]["ProjectDescription"];
            /** @description Whether the project is hidden from the public API. */
            private?: boolean;
            /** @description Whether the project is archived. */
            archived?: boolean;
        };
        /** @description A column to add. Unknown fields are ignored. */
        ColumnCreate: {
            /** @description The name of the column. */
            name: components["schemas"]["DisplayName"];
            /** @description Whether tasks in the column count as done. The default is false. */
            is_done?: boolean;
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
        /** @description The role to give. Unknown fields are ignored. */
        ProjectMemberSet: {
            role: components["schemas"]["ProjectRole"];
        };
        /** @description The resource. */
        SettingsProjectResponse: {
            data: components["schemas"]["SettingsProject"];
        };
        /** @description The resource. */
        ColumnResponse: {
            data: components["schemas"]["Column"];
        };
        /** @description The resource. */
        ProjectMemberResponse: {
            data: components["schemas"]["ProjectMember"];
        };
        /** @description A page of a list. */
        SettingsProjectList: {
            /** @description The items of this page. */
            data: components["schemas"]["SettingsProject"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description An active signing secret. */
        EndpointSecret: {
            /** @description The last four characters of the secret. */
            last4: string;
            /**
             * Format: date-time
             * @description When the signing secret was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the overlap ends, if the secret was rotated.
             */
            expires_at: string | null;
        };
        /** @description The newest hundred deliveries, counted by status. */
        DeliveryCounts: {
            /**
             * Format: int32
             * @description Deliveries that the receiver answered with a 2xx.
             */
            delivered: number;
            /**
             * Format: int32
             * @description Deliveries that wait for their first attempt.
             */
            pending: number;
            /**
             * Format: int32
             * @description Deliveries that wait for another attempt after at least one failed attempt.
             */
            retrying: number;
            /**
             * Format: int32
             * @description Deliveries whose attempts all failed.
             */
            exhausted: number;
            /**
             * Format: int32
             * @description Deliveries that are held because the endpoint was disabled.
             */
            held: number;
        };
        /** @description A webhook endpoint. */
        Endpoint: {
            /** @description The id of the endpoint. */
            id: string;
            /** @description The name of the endpoint. */
            name: string | null;
            /** @description The URL that deliveries are sent to. */
            url: string;
            /** @description The event types that the endpoint subscribes to. Empty for all types. */
            events: components["schemas"]["WebhookEventType"][];
            /** @description Whether deliveries are sent to the endpoint. */
            status: components["schemas"]["EndpointStatus"];
            /** @description Why the endpoint is disabled: manually, or after too many failures. */
            disabled_reason: components["schemas"]["DisabledReason"] | null;
            /**
             * Format: int32
             * @description The number of consecutive deliveries whose attempts all failed.
             */
            consecutive_exhausted: number;
            /**
             * Format: date-time
             * @description When the endpoint was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the endpoint was disabled.
             */
            disabled_at: string | null;
            health: components["schemas"]["EndpointHealth"];
            /** @description The active signing secrets, newest first. */
            secrets: components["schemas"]["EndpointSecret"][];
            last_100: components["schemas"]["DeliveryCounts"];
        };
        /** @description The health of an endpoint, from its recent attempts. */
        EndpointHealth: {
            state: components["schemas"]["EndpointState"];
            /**
             * Format: date-time
             * @description When the first attempt failed after the last success. Null if the last attempt succeeded.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When an attempt last succeeded.
             */
            last_delivered_at: string | null;
            /**
             * Format: int32
             * @description The number of deliveries that are pending, retrying or held.
             */
            waiting: number;
            /**
             * Format: date-time
             * @description When the next attempt is due. Null if no delivery waits or the endpoint is disabled.
             */
            next_attempt_at: string | null;
        };
        /**
         * @description Whether an endpoint is `disabled`; otherwise `failing` from a failed attempt until an attempt succeeds,
         *     `healthy` if the last attempt succeeded, and `idle` before the first attempt.
         * @enum {string}
         */
        EndpointState: "idle" | "healthy" | "failing" | "disabled";
        /**
         * @description Whether deliveries are sent to an endpoint.
         * @enum {string}
         */
        EndpointStatus: "enabled" | "disabled";
        /**
         * @description Why an endpoint is disabled.
         * @enum {string}
         */
        DisabledReason: "manual" | "failures";
        /**
         * @description The URL that deliveries are sent to.
         *
         *     - The URL begins with `https://` and a host, and has no user name or password, no fragment (`#…`), and no space,
         *       control character or backslash.
         *     - The host is a name or an IP address literal, and not `localhost`. A name must resolve.
         *     - The port is 443, which may be omitted, or 1024 or higher.
         *     - All addresses of the host are public: none is in a loopback, private, link-local, multicast or reserved range,
         *       or belongs to a cloud metadata service. This is checked when the URL is saved and again at every attempt.
         *     - The URL has at most 2,048 characters, both as given and as stored. It is stored as a URL parser serializes it:
         *       with the host in lower case, in ASCII and without a trailing dot.
         *
         *     A longer URL is 422 `validation_error`; a URL that breaks another of these rules is 422 `unsafe_url`. The name
         *     is resolved only if the whole body is valid. A development server may relax the rules for scheme, address and
         *     port.
         */
        EndpointUrl: string;
        /** @description A descriptive name. Null if the endpoint has none. */
        EndpointName: string | null;
        /**
         * @description What happens to waiting deliveries when the endpoint is enabled. With `send`, the default, deliveries from
         *     before the endpoint was disabled are sent, and held deliveries stay until they are recovered. With `discard`,
         *     all become exhausted, and can be recovered.
         * @enum {string}
         */
        WaitingDeliveries: "send" | "discard";
        /** @description The test event to send. Unknown fields are ignored. */
        TestEventCreate: {
            /** @description The type of the event. The default is `task.created`. */
            type?: components["schemas"]["WebhookEventType"];
        };
        /** @description The subject of the event of a delivery. */
        DeliverySubject: {
            type: components["schemas"]["DeliverySubjectType"];
            /** @description The id of the subject. */
            id: string;
            /** @description The name of the subject when the event occurred. Null if the subject has none. */
            name: string | null;
        };
        /**
         * @description The type of a webhook event's subject.
         * @enum {string}
         */
        DeliverySubjectType: "task" | "comment" | "event" | "project";
        /** @description An endpoint to add. Unknown fields are ignored. */
        EndpointCreate: {
            name?: components["schemas"]["EndpointName"];
            url: components["schemas"]["EndpointUrl"];
            /** @description The event types to subscribe to. Empty for all types. */
            events: components["schemas"]["WebhookEventType"][];
        };
        /** @description The fields to change. Unknown fields are ignored. */
        EndpointUpdate: {
            name?: components["schemas"]["EndpointName"];
            url?: components["schemas"]["EndpointUrl"];
            /** @description The event types to subscribe to. Empty for all types. */
            events?: components["schemas"]["WebhookEventType"][];
            /** @description Whether the endpoint is disabled. Responses show this as `status`. */
            disabled?: boolean;
            waiting?: components["schemas"]["WaitingDeliveries"];
        };
        /** @description An endpoint and its signing secret. */
        EndpointWithSecret: {
            data: components["schemas"]["Endpoint"];
            /** @description The signing secret. Shown only once; null in a replay. */
            secret: string | null;
        };
        /** @description The deliveries to resend. */
        Recovery: {
            since: components["schemas"]["Time"];
            /** @description Whether to count the deliveries without resending them. */
            dry_run?: boolean;
        };
        /** @description The waiting deliveries of an endpoint, by what sends them. */
        WaitingCounts: {
            /**
             * Format: int32
             * @description Pending and retrying deliveries. Enabling a disabled endpoint sends them.
             */
            queued: number;
            /**
             * Format: int32
             * @description Events that occurred while the endpoint was disabled. `recoverDeliveries` sends them.
             */
            held: number;
        };
        /** @description The response with the number of waiting deliveries. */
        WaitingCountsResult: {
            data: components["schemas"]["WaitingCounts"];
        };
        /** @description The number of deliveries that are resent or counted. */
        RecoveryCount: {
            /**
             * Format: int32
             * @description The number of deliveries.
             */
            count: number;
        };
        /** @description The response with the number of deliveries that are resent or counted. */
        RecoveryResult: {
            data: components["schemas"]["RecoveryCount"];
        };
        /**
         * @description The status of a delivery.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "delivered" | "exhausted" | "held";
        /** @description The delivery of a webhook event to one endpoint. */
        Delivery: {
            /** @description The id of the delivery. */
            id: string;
            /** @description The id of the endpoint. */
            endpoint_id: string;
            /** @description The id of the webhook event, the same for every endpoint. */
            event_id: string;
            type: components["schemas"]["WebhookEventType"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description Whether the event is a test event. */
            is_test: boolean;
            /** @description The subject of the event. Null for a test event. */
            subject: components["schemas"]["DeliverySubject"] | null;
            /**
             * Format: date-time
             * @description When the delivery was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the next attempt is due.
             */
            next_attempt_at: string | null;
            /**
             * Format: int32
             * @description The number of attempts that are still in the log.
             */
            attempt_count: number;
            /**
             * Format: int32
             * @description The number of attempts after which the delivery is exhausted, unless it is resent manually.
             */
            attempt_limit: number;
            /**
             * Format: int32
             * @description The HTTP status of the last response.
             */
            last_status: number | null;
            /**
             * @description Why the last attempt failed, in words. Null if the receiver sent a complete response that was not a
             *     redirect.
             */
            last_error: string | null;
            /** @description The `X-Request-Id` of the API request that caused the event. Null for other sources. */
            request_id: string | null;
        };
        /** @description An attempt to send a delivery. */
        Attempt: {
            /**
             * Format: date-time
             * @description When the attempt started.
             */
            at: string;
            /**
             * Format: int32
             * @description Duration of the attempt, in milliseconds.
             */
            duration_ms: number;
            /**
             * Format: int32
             * @description The HTTP status of the response.
             */
            status: number | null;
            /** @description Why the attempt failed, in words. Null if the receiver sent a complete response that was not a redirect. */
            error: string | null;
            /** @description The first 4 KiB of the response. */
            response: string | null;
            /** @description The `Service-Signature` that was sent. Null if nothing could be signed. */
            signature: string | null;
        };
        /** @description A delivery with its body and its attempts. */
        DeliveryDetail: {
            /** @description The id of the delivery. */
            id: string;
            /** @description The id of the endpoint. */
            endpoint_id: string;
            /** @description The id of the webhook event, the same for every endpoint. */
            event_id: string;
            type: components["schemas"]["WebhookEventType"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description Whether the event is a test event. */
            is_test: boolean;
            /** @description The subject of the event. Null for a test event. */
            subject: components["schemas"]["DeliverySubject"] | null;
            /**
             * Format: date-time
             * @description When the delivery was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the next attempt is due.
             */
            next_attempt_at: string | null;
            /**
             * Format: int32
             * @description The number of attempts that are still in the log.
             */
            attempt_count: number;
            /**
             * Format: int32
             * @description The number of attempts after which the delivery is exhausted, unless it is resent manually.
             */
            attempt_limit: number;
            /**
             * Format: int32
             * @description The HTTP status of the last response.
             */
            last_status: number | null;
            /**
             * @description Why the last attempt failed, in words. Null if the receiver sent a complete response that was not a
             *     redirect.
             */
            last_error: string | null;
            /** @description The `X-Request-Id` of the API request that caused the event. Null for other sources. */
            request_id: string | null;
            /** @description The exact request body. */
            body: string;
            /** @description The attempts, oldest first. */
            attempts: components["schemas"]["Attempt"][];
        };
        /** @description A request of the public API. */
        RequestEntry: {
            /** @description The id of the entry. */
            id: string;
            /** @description The `X-Request-Id` of the request. */
            request_id: string;
            /**
             * Format: date-time
             * @description When the request arrived.
             */
            at: string;
            /** @description The HTTP method. */
            method: string;
            /** @description The path, without the query string. */
            path: string;
            /** @description The operation. Null if no operation matched. */
            operation_id: string | null;
            /**
             * Format: int32
             * @description The HTTP status of the response.
             */
            status: number;
            /** @description The error code. Null if the request succeeded. */
            code: string | null;
            /**
             * Format: int32
             * @description Duration of the request, in milliseconds.
             */
            duration_ms: number;
            key: components["schemas"]["KeyRef"] | null;
            /** @description The IP address of the client. */
            ip: string;
            /**
             * @description The query string without the question mark, at most 2,000 characters. Null if the request had none. Secrets
             *     are replaced by `[redacted]`.
             */
            query: string | null;
            /** @description The `User-Agent` header, at most 200 characters. Null if the request had none. */
            user_agent: string | null;
            /** @description The field that the error names. Null if the error names none. */
            param: string | null;
            /** @description The error message, at most 1,000 characters. Null if the request succeeded. */
            message: string | null;
            /** @description Whether the response was replayed for a repeated `Idempotency-Key`. */
            replayed: boolean;
            /**
             * @description The names of query parameters that had no effect as sent: unknown parameters, malformed values that were
             *     ignored, and values above the maximum. At most 10 names of 64 characters.
             */
            ignored_parameters: string[];
            /** @description The names of body fields that the operation does not know and ignored. At most 10 names of 64 characters. */
            ignored_fields: string[];
        };
        /** @description A request and the deliveries that it caused. */
        RequestDetail: {
            /** @description The id of the entry. */
            id: string;
            /** @description The `X-Request-Id` of the request. */
            request_id: string;
            /**
             * Format: date-time
             * @description When the request arrived.
             */
            at: string;
            /** @description The HTTP method. */
            method: string;
            /** @description The path, without the query string. */
            path: string;
            /** @description The operation. Null if no operation matched. */
            operation_id: string | null;
            /**
             * Format: int32
             * @description The HTTP status of the response.
             */
            status: number;
            /** @description The error code. Null if the request succeeded. */
            code: string | null;
            /**
             * Format: int32
             * @description Duration of the request, in milliseconds.
             */
            duration_ms: number;
            key: components["schemas"]["KeyRef"] | null;
            /** @description The IP address of the client. */
            ip: string;
            /**
             * @description The query string without the question mark, at most 2,000 characters. Null if the request had none. Secrets
             *     are replaced by `[redacted]`.
             */
            query: string | null;
            /** @description The `User-Agent` header, at most 200 characters. Null if the request had none. */
            user_agent: string | null;
            /** @description The field that the error names. Null if the error names none. */
            param: string | null;
            /** @description The error message, at most 1,000 characters. Null if the request succeeded. */
            message: string | null;
            /** @description Whether the response was replayed for a repeated `Idempotency-Key`. */
            replayed: boolean;
            /**
             * @description The names of query parameters that had no effect as sent: unknown parameters, malformed values that were
             *     ignored, and values above the maximum. At most 10 names of 64 characters.
             */
            ignored_parameters: string[];
            /** @description The names of body fields that the operation does not know and ignored. At most 10 names of 64 characters. */
            ignored_fields: string[];
            /** @description The deliveries that the request caused, newest first, at most a hundred. */
            deliveries: components["schemas"]["Delivery"][];
        };
        /** @description The number of requests over time. */
        RequestSummary: {
            /** @description The periods, oldest first. */
            data: components["schemas"]["RequestCounts"][];
        };
        /** @description The number of requests in a period, by status class. */
        RequestCounts: {
            /**
             * Format: date-time
             * @description When the period begins.
             */
            at: string;
            /**
             * Format: int32
             * @description The number of requests that succeeded.
             */
            count_2xx: number;
            /**
             * Format: int32
             * @description The number of requests that were refused, excluding 429.
             */
            count_4xx: number;
            /**
             * Format: int32
             * @description The number of requests that exceeded a rate limit.
             */
            count_429: number;
            /**
             * Format: int32
             * @description The number of requests that failed on the server.
             */
            count_5xx: number;
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
        /**
         * @description The source of a change.
         * @enum {string}
         */
        Entrance: "api" | "web" | "cli" | "import" | "job";
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
        /** @description The previous and new value of a field. */
        ChangedValue: {
            /** @description The name of the field. */
            field: string;
            /** @description The previous value; of a text, the first 200 characters. Null if there was none. */
            from: components["schemas"]["FieldValue"];
            /** @description The new value; of a text, the first 200 characters. Null if there is none. */
            to: components["schemas"]["FieldValue"];
        };
        /** @description The value of a field. */
        FieldValue: string | number | boolean | string[] | null;
        /** @description A change that concerns the user. */
        UserNotification: {
            /** @description The id of the notification. */
            id: string;
            /**
             * Format: date-time
             * @description When the change was made.
             */
            at: string;
            /** @description The type of the change. */
            type: string;
            /** @description The notification as a sentence. */
            text: string;
            subject: components["schemas"]["Subject"] | null;
            /** @description The source of the change. */
            via: components["schemas"]["Entrance"];
            /**
             * Format: date-time
             * @description When the notification was read.
             */
            read_at: string | null;
        };
        /** @description The time up to which notifications are marked as read. */
        NotificationReads: {
            until: components["schemas"]["Time"];
        };
        /** @description The resource. */
        SessionResponse: {
            data: components["schemas"]["Session"];
        };
        /** @description The resource. */
        KeyResponse: {
            data: components["schemas"]["Key"];
        };
        /** @description The resource. */
        EndpointResponse: {
            data: components["schemas"]["Endpoint"];
        };
        /** @description The resource. */
        DeliveryResponse: {
            data: components["schemas"]["Delivery"];
        };
        /** @description The resource. */
        DeliveryDetailResponse: {
            data: components["schemas"]["DeliveryDetail"];
        };
        /** @description The resource. */
        RequestDetailResponse: {
            data: components["schemas"]["RequestDetail"];
        };
        /** @description A page of a list. */
        SessionEntryList: {
            /** @description The items of this page. */
            data: components["schemas"]["SessionEntry"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description A page of a list. */
        KeyList: {
            /** @description The items of this page. */
            data: components["schemas"]["Key"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description A page of a list. */
        EndpointList: {
            /** @description The items of this page. */
            data: components["schemas"]["Endpoint"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description A page of a list. */
        DeliveryList: {
            /** @description The items of this page. */
            data: components["schemas"]["Delivery"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description A page of a list. */
        RequestEntryList: {
            /** @description The items of this page. */
            data: components["schemas"]["RequestEntry"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description A page of a list. */
        ActivityList: {
            /** @description The items of this page. */
            data: components["schemas"]["Activity"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description A page of a list. */
        NotificationList: {
            /** @description The items of this page. */
            data: components["schemas"]["UserNotification"][];
            meta: components["schemas"]["CursorMeta"];
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
        /** @description The position of the next page. */
        CursorMeta: {
            /** @description The `cursor` of the next page, or null on the last one. */
            next_cursor: string | null;
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
        /**
         * @description The type of the event. These seven types are fixed for v1.
         * @enum {string}
         */
        WebhookEventType: "task.created" | "task.updated" | "task.completed" | "task.deleted" | "comment.created" | "event.created" | "project.created";
    };
    responses: {
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
        /** @description The user is not an active owner or admin of the workspace. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request came from a page of another site, or the user is not an active owner or admin of the workspace. */
        ForbiddenWrite: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The request came from a page of another site. */
        CrossOrigin: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The workspace has no such resource. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description A parameter is invalid. */
        InvalidPeriod: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A parameter is invalid. */
        InvalidQuery: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Too many sign-ins failed for the email address, or too many failed or were malformed from the IP address. */
        SignInRateLimited: {
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
    };
    parameters: {
        /**
         * @description Makes the request safe to retry: for 24 hours, the same key with the same body replays the first successful
         *     response, with `secret: null`, instead of doing the work again. 1 to 255 characters, private to the user and the
         *     workspace.
         */
        IdempotencyKey: string;
        /**
         * @description The id of the session.
         * @example ses_01m6drk2y0e6qsmym84rk0bvbg
         */
        SessionId: string;
        /**
         * @description The id of the invitation.
         * @example inv_01m6drk2y0e6qsmym84rk0bvbg
         */
        InvitationId: string;
        /**
         * @description The id of the user.
         * @example user_01kjpzv28dfmx9s4v5w3nq7c2k
         */
        UserId: string;
        /**
         * @description The id of the key.
         * @example key_01m6drk2y0e6qsmym84rk0bvbg
         */
        KeyId: string;
        /**
         * @description The id of the project.
         * @example project_01m6drk2y0e6qsmym84rk0bvbg
         */
        ProjectId: string;
        /**
         * @description The id of the column.
         * @example card_01m6drk2y0e6qsmym84rk0bvbg
         */
        ColumnId: string;
        /**
         * @description The id of the user.
         * @example user_01kjpzv280e66rvyb3a6y4dzrn
         */
        ProjectMemberId: string;
        /**
         * @description The id of the endpoint.
         * @example whe_01m6drk2y0e6qsmym84rk0bvbg
         */
        EndpointId: string;
        /**
         * @description The id of the delivery.
         * @example whd_01m6drk2y0e6qsmym84rk0bvbg
         */
        DeliveryId: string;
        /**
         * @description The id of the log entry, `req_…`.
         * @example req_01m6drk2y0e6qsmym84rk0bvbg
         */
        LoggedRequestId: string;
        /**
         * @description Your id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters; otherwise the
         *     server generates a UUID.
         */
        RequestId: string;
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
    getSession: {
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
            /** @description The session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signIn: {
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
        /** @description The user's credentials. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The session. The response sets the session cookie. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description The session cookie, `taskwire_session`.
                     * @example taskwire_session=9fQ2mZ0xV7bKtR4sLw8nYhC3; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Refused with `invalid_credentials`, `second_factor_required` or `invalid_code`. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The request came from a page of another site, or the user is not an active member of any workspace. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `workspace_moved`. */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SignInRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signOut: {
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
            /** @description The session has ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    /**
                     * @description The session cookie, cleared.
                     * @example taskwire_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CrossOrigin"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `anonymous_rate_limited`. */
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
    updateSession: {
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
        /** @description The workspace to switch to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionUpdate"];
            };
        };
        responses: {
            /** @description The session, now in the other workspace. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["CrossOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSessions: {
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
            /** @description The active sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSession: {
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
                 * @description The id of the session.
                 * @example ses_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
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
            403: components["responses"]["CrossOrigin"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
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
        /** @description The current and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password was changed. */
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
            403: components["responses"]["CrossOrigin"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `wrong_password` or `weak_password` or `validation_error`. */
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
            /** @description Refused with `anonymous_rate_limited`, `session_rate_limited` or `sign_in_rate_limited`. */
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
    updateMe: {
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
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeUpdate"];
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["CrossOrigin"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `wrong_password` or `address_taken` or `validation_error`. */
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
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited` or `sign_in_rate_limited`. */
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
    setUpSecondFactor: {
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
        /** @description The current password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorSetup"];
            };
        };
        responses: {
            /** @description The secret, which is not yet active. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSecretResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["CrossOrigin"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `wrong_password` or `second_factor_active` or `validation_error`. */
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
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited` or `sign_in_rate_limited`. */
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
    confirmSecondFactor: {
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
        /** @description The code from the authenticator app. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorConfirmation"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["CrossOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `wrong_code` or `second_factor_active` or `validation_error`. */
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
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited` or `sign_in_rate_limited`. */
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
    renewRecoveryCodes: {
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
        /** @description The current password and a code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["CrossOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `wrong_password` or `wrong_code` or `validation_error`. */
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
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited` or `sign_in_rate_limited`. */
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
    removeSecondFactor: {
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
        /** @description The current password and a code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description The second factor is off. Signing in no longer needs a code. */
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
            403: components["responses"]["CrossOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `wrong_password` or `wrong_code` or `validation_error`. */
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
            /** @description Refused with `anonymous_rate_limited` or `session_rate_limited` or `sign_in_rate_limited`. */
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
    listInvitations: {
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
            /** @description The open invitations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createInvitation: {
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
            path?: never;
            cookie?: never;
        };
        /** @description The person to invite. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** @description The invitation and its link. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationWithUrl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `already_member` or `validation_error`. */
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
    revokeInvitation: {
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
                 * @description The id of the invitation.
                 * @example inv_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation was revoked. */
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
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInvitation: {
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
        /** @description The token from the link. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationLookUp"];
            };
        };
        responses: {
            /** @description The purpose of the invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPreviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CrossOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            /** @description Refused with `anonymous_rate_limited`. */
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
    acceptInvitation: {
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
        /** @description The token from the link, and the person who joins. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description The session. The response sets the session cookie. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    /**
                     * @description The session cookie, `taskwire_session`.
                     * @example taskwire_session=9fQ2mZ0xV7bKtR4sLw8nYhC3; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Refused with `invalid_credentials`. */
            401: {
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
            403: components["responses"]["CrossOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `already_member`, `weak_password` or `validation_error`. */
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
            /** @description Refused with `anonymous_rate_limited` or `sign_in_rate_limited`. */
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
    requestPasswordReset: {
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
        /** @description The email address of the account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description A link was sent if the address has an account. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CrossOrigin"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `mail_not_configured` or `validation_error`. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            429: components["responses"]["SignInRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completePasswordReset: {
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
        /** @description The token from the link, and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetCompletion"];
            };
        };
        responses: {
            /** @description The password was set. */
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
            403: components["responses"]["CrossOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `weak_password` or `validation_error`. */
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
            /** @description Refused with `anonymous_rate_limited`. */
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
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description Members with this status.
                 * @example active
                 */
                status?: components["schemas"]["MemberStatus"];
                /**
                 * @description Members with this role.
                 * @example admin
                 */
                role?: components["schemas"]["Role"];
                /**
                 * @description Members whose name or email address contains this text, ignoring case.
                 * @example berg
                 */
                q?: string;
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
            /** @description The members. */
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
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeMember: {
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
                 * @description The id of the user.
                 * @example user_01kjpzv28dfmx9s4v5w3nq7c2k
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was removed. */
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
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `last_owner` or `own_membership`. */
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
    updateMember: {
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
                 * @description The id of the user.
                 * @example user_01kjpzv28dfmx9s4v5w3nq7c2k
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description The updated member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `last_owner`, `own_membership` or `validation_error`. */
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
    updateWorkspace: {
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
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspaceUpdate"];
            };
        };
        responses: {
            /** @description The updated workspace. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description The request came from a page of another site, or the user is not an active owner of the workspace. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listKeys: {
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
            /** @description The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createKey: {
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
            path?: never;
            cookie?: never;
        };
        /** @description The key to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyCreate"];
            };
        };
        responses: {
            /** @description The key and its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `key_limit` or `validation_error`. */
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
    getKey: {
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
                 * @description The id of the key.
                 * @example key_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeKey: {
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
                 * @description The id of the key.
                 * @example key_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key was revoked. */
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
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateKey: {
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
                 * @description The id of the key.
                 * @example key_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyUpdate"];
            };
        };
        responses: {
            /** @description The updated key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `key_limit` or `validation_error`. */
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
    rotateKey: {
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
                 * @description The id of the key.
                 * @example key_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        /** @description The period during which both secrets work. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRotation"];
            };
        };
        responses: {
            /** @description The key and its new secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
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
    getKeyUsage: {
        parameters: {
            query?: {
                /**
                 * @description The grouping of the requests.
                 * @example operation
                 */
                by?: components["schemas"]["UsageGrouping"];
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
                 * @description The id of the key.
                 * @example key_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyUsage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidQuery"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description 'true' lists only archived projects. Otherwise, only projects that are not archived are listed.
                 * @example true
                 */
                archived?: boolean;
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
                    "application/json": components["schemas"]["SettingsProjectList"];
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
            429: components["responses"]["SessionRateLimited"];
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
                    "application/json": components["schemas"]["SettingsProjectResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
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
                 * @example project_01m6drk2y0e6qsmym84rk0bvbg
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
                    "application/json": components["schemas"]["SettingsProjectResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProject: {
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
                 * @example project_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectUpdate"];
            };
        };
        responses: {
            /** @description The updated project. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsProjectResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
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
                 * @example project_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /** @description The column to add. */
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
    setProjectMember: {
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
                 * @example project_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * @description The id of the user.
                 * @example user_01kjpzv280e66rvyb3a6y4dzrn
                 */
                user_id: components["parameters"]["ProjectMemberId"];
            };
            cookie?: never;
        };
        /** @description The role to give. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectMemberSet"];
            };
        };
        responses: {
            /** @description The project member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMemberResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeProjectMember: {
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
                 * @example project_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * @description The id of the user.
                 * @example user_01kjpzv280e66rvyb3a6y4dzrn
                 */
                user_id: components["parameters"]["ProjectMemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role was removed. */
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
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteColumn: {
        parameters: {
            query?: {
                /**
                 * @description The id of the column that the tasks move to.
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
            /** @description The column was deleted. */
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
            404: components["responses"]["NotFound"];
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
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColumnUpdate"];
            };
        };
        responses: {
            /** @description The updated column. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookEndpoints: {
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
            /** @description The endpoints. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndpointList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhookEndpoint: {
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
            path?: never;
            cookie?: never;
        };
        /** @description The endpoint to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndpointCreate"];
            };
        };
        responses: {
            /** @description The endpoint and its signing secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndpointWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `unsafe_url` or `endpoint_limit` or `validation_error`. */
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
    getWebhookEndpoint: {
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
                 * @description The id of the endpoint.
                 * @example whe_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndpointResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhookEndpoint: {
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
                 * @description The id of the endpoint.
                 * @example whe_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint was deleted. */
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
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhookEndpoint: {
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
                 * @description The id of the endpoint.
                 * @example whe_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndpointUpdate"];
            };
        };
        responses: {
            /** @description The updated endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndpointResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `unsafe_url` or `validation_error`. */
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
    rotateWebhookSecret: {
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
                 * @description The id of the endpoint.
                 * @example whe_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint and its new signing secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndpointWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `validation_error`. */
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
    sendTestEvent: {
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
                 * @description The id of the endpoint.
                 * @example whe_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        /** @description The type of the test event. The body is optional. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TestEventCreate"];
            };
        };
        responses: {
            /** @description The queued delivery. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `validation_error`. */
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
    countWaitingDeliveries: {
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
                 * @description The id of the endpoint.
                 * @example whe_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingCountsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recoverDeliveries: {
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
                 * @description The id of the endpoint.
                 * @example whe_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        /** @description The start of the period to recover. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovery"];
            };
        };
        responses: {
            /** @description The number of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Deliveries with this status.
                 * @example exhausted
                 */
                status?: components["schemas"]["DeliveryStatus"];
                /**
                 * @description Deliveries of this type of event.
                 * @example task.created
                 */
                type?: components["schemas"]["WebhookEventType"];
                /**
                 * @description Deliveries whose id or event id contains this text.
                 * @example 01m6drk2
                 */
                id_contains?: string;
                /**
                 * @description Deliveries created at or after this time.
                 * @example 2026-11-21T00:00:00Z
                 */
                since?: components["schemas"]["Time"];
                /**
                 * @description Deliveries created before this time.
                 * @example 2026-11-22T00:00:00Z
                 */
                until?: components["schemas"]["Time"];
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
                 * @description The id of the endpoint.
                 * @example whe_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDelivery: {
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
                 * @description The id of the delivery.
                 * @example whd_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetailResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliver: {
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
                 * @description The id of the delivery.
                 * @example whd_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["ForbiddenWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused with `validation_error`. */
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
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description Requests with this `X-Request-Id`.
                 * @example 3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68
                 */
                request_id?: string;
                /**
                 * @description Requests whose `X-Request-Id` contains this text.
                 * @example 3f0b8a52
                 */
                request_id_contains?: string;
                /**
                 * @description Requests made with this key.
                 * @example key_01m6drk2y0e6qsmym84rk0bvbg
                 */
                key_id?: string;
                /**
                 * @description Requests to this operation.
                 * @example createTask
                 */
                operation_id?: string;
                /**
                 * @description Requests with this status, or with a status of this class.
                 * @example 4xx
                 */
                status?: string;
                /**
                 * @description Requests whose path begins with this text.
                 * @example /api/public/v1/tasks
                 */
                path?: string;
                /**
                 * @description Requests refused with this error code.
                 * @example not_found
                 */
                code?: string;
                /**
                 * @description Entries at or after this time.
                 * @example 2026-11-21T00:00:00Z
                 */
                since?: components["schemas"]["Time"];
                /**
                 * @description Entries before this time.
                 * @example 2026-11-22T00:00:00Z
                 */
                until?: components["schemas"]["Time"];
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
            /** @description The requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    summarizeRequests: {
        parameters: {
            query?: {
                /**
                 * @description Entries at or after this time.
                 * @example 2026-11-21T00:00:00Z
                 */
                since?: components["schemas"]["Time"];
                /**
                 * @description Entries before this time.
                 * @example 2026-11-22T00:00:00Z
                 */
                until?: components["schemas"]["Time"];
                /**
                 * @description Requests with this `X-Request-Id`.
                 * @example 3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68
                 */
                request_id?: string;
                /**
                 * @description Requests whose `X-Request-Id` contains this text.
                 * @example 3f0b8a52
                 */
                request_id_contains?: string;
                /**
                 * @description Requests made with this key.
                 * @example key_01m6drk2y0e6qsmym84rk0bvbg
                 */
                key_id?: string;
                /**
                 * @description Requests to this operation.
                 * @example createTask
                 */
                operation_id?: string;
                /**
                 * @description Requests with this status, or with a status of this class.
                 * @example 4xx
                 */
                status?: string;
                /**
                 * @description Requests whose path begins with this text.
                 * @example /api/public/v1/tasks
                 */
                path?: string;
                /**
                 * @description Requests refused with this error code.
                 * @example not_found
                 */
                code?: string;
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
            /** @description The request counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidPeriod"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRequest: {
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
                 * @description The id of the log entry, `req_…`.
                 * @example req_01m6drk2y0e6qsmym84rk0bvbg
                 */
                id: components["parameters"]["LoggedRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request and its deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDetailResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /**
                 * @description Activities of this type.
                 * @example task.created
                 */
                type?: string;
                /**
                 * @description Activities caused with this key.
                 * @example key_01m6drk2y0e6qsmym84rk0bvbg
                 */
                key_id?: string;
                /**
                 * @description Activities of this actor.
                 * @example user_01kjpzv280e66rvyb3a6y4dzrn
                 */
                actor_id?: string;
                /**
                 * @description Activities at or after this time.
                 * @example 2026-11-21T00:00:00Z
                 */
                since?: components["schemas"]["Time"];
                /**
                 * @description Activities before this time.
                 * @example 2026-11-22T00:00:00Z
                 */
                until?: components["schemas"]["Time"];
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
            /** @description The activities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Only unread notifications.
                 * @example true
                 */
                unread?: boolean;
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
            /** @description The notifications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
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
            429: components["responses"]["SessionRateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readNotifications: {
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
        /** @description The time up to which notifications are marked as read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationReads"];
            };
        };
        responses: {
            /** @description The notifications were marked as read. */
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
            403: components["responses"]["CrossOriginOrSecondFactorMissing"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["SessionRateLimited"];
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
}
