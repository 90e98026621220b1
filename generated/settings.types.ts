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
         * @description Starts a session in the workspace that the user used last, or else in the one that they joined first, and sets
         *     its cookie. Every sign-in creates a new session.
         *
         *     An unknown address gets the same answer as a wrong password, and takes as long: 401 `invalid_credentials`.
         *     After ten failures for one address, or thirty from one IP address, within fifteen minutes, every attempt is
         *     429 `sign_in_rate_limited`, even with the right password. A user who is not an active member of any workspace
         *     gets 403 `forbidden`, and one whose workspaces have all moved to another installation 421 `workspace_moved`; these
         *     do not count as failures.
         *
         *     With a second factor, the right password without `code` is 401 `second_factor_required`, which is not a failure,
         *     and a wrong or used code is 401 `invalid_code`, which is one.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the session and clears its cookie. Without a session the answer is the same.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        /**
         * Change the workspace
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
         * @description Lists the user's active sessions, newest first.
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
         * @description Ends one of the user's sessions, at once.
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
         * Change the password
         * @description Changes the password of the user, and ends their other sessions. A password that is among the ten thousand
         *     most used ones is 422 `weak_password`. A wrong `current_password` is 422 `wrong_password` and counts as a
         *     failed sign-in: after too many of them every attempt is 429 `sign_in_rate_limited`.
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
         * Change your name or e-mail address
         * @description Changes the name or the e-mail address of the user, in all their workspaces. Another address needs
         *     `current_password`: a wrong one is 422 `wrong_password` and counts as a failed sign-in. The former address gets a
         *     mail, if the server sends mail, and open password resets end. An address that another user has, in any case, is
         *     422 `address_taken`.
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
         * @description Makes a secret for an authenticator app, which `confirmSecondFactor` puts in force. Setting up again replaces a
         *     secret that was not confirmed. The secret is only in this answer.
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
         * @description Puts the second factor in force with the first code of the app, and ends the user's other sessions. The ten
         *     recovery codes are only in this answer; each replaces a code once. A wrong code is 422 `wrong_code` and counts
         *     as a failed sign-in. Without a set-up it is 404 `not_found`.
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
         * Make new recovery codes
         * @description Replaces the recovery codes with ten new ones, which are only in this answer. Without a second factor it is 404
         *     `not_found`.
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
         * Turn the second factor off
         * @description Turns the second factor off, with the password and a code, which may be a recovery code. Without a second factor
         *     it is 404 `not_found`.
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
         * @description Lists the invitations that are open, newest first. Expired ones are not listed.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person
         * @description Invites a person to the workspace, for seven days. The link is only in this answer, and in the mail that is sent if
         *     the server sends mail (`SMTP_URL`). Another invitation of the same address replaces the first, whose link then stops
         *     working. Inviting an active or suspended member is 422 `already_member`. An invitation counts as revoked while its
         *     inviter is not an active owner or admin. An address from which nobody has ever signed in gets five mails a day, by
         *     invitations and password resets together; one more invitation is made as always, but not mailed.
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
         * @description Revokes the invitation. Its link stops working.
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
         * @description Returns what an invitation is for, to anyone who has its link. An unknown, used, revoked or expired one is 404
         *     `not_found`.
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
         * @description Makes the person an active member, starts a session in the workspace, and sets its cookie. An invitation is used
         *     once. If the address has an account, `password` is the account's: a wrong one is 401 `invalid_credentials` and counts
         *     as a failed sign-in, and a second factor needs its `code` as at sign-in. Otherwise an account is created, for which `name` is required, and `password` must have at least
         *     12 characters and must not be among the ten thousand most used ones.
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
         *     answer, and takes as long. Without mail (`SMTP_URL`) it is 422 `mail_not_configured`. Five requests for one address,
         *     or thirty from one IP address, within fifteen minutes are the limit: one more is 429 `sign_in_rate_limited`.
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
         * @description Sets the password, and ends all sessions of the user. A password among the ten thousand most used ones is 422
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
         * @description Lists the members of the workspace with their roles, by name: active, suspended and pending ones. All pages
         *     show the order that the first page found, so a person who is renamed in between is still listed exactly once.
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
         *     roles in projects end, and their API keys stop working. Tasks stay assigned to them.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a member
         * @description Changes the role of a member, or suspends or activates them. Suspending ends the member's sessions in this
         *     workspace. API keys work only as long as their creator is an active owner or admin.
         *
         *     Only an owner makes a member an owner, or changes an owner (403 `forbidden`). A workspace keeps at least one
         *     active owner (422 `last_owner`), and nobody changes their own membership (422 `own_membership`).
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
         * @description Changes the name or the time zone of the workspace of the session. Only owners may. The time zone decides which
         *     day is today: a recurring task that is completed is due again on a later day than that. An owner who has a second
         *     factor may require one of all owners and admins.
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
         * @description Lists the API keys of the workspace, newest first, including revoked and expired ones.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description Creates a key that acts as the user. Its secret is only in this answer. A workspace may have at most 1,000
         *     keys that are neither revoked nor expired: one more is 422 `key_limit`.
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
         * @description A key of the workspace.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Revokes the key permanently. It stays listed, as `revoked`; revoking it again changes nothing.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        /**
         * Rename, disable or enable a key
         * @description Changes the given fields. A disabled key is refused everywhere within a second, until it is enabled again. The
         *     key acts as its creator, so only they may add scopes or set a later expiry: for others that is 403 `forbidden`,
         *     and they can remove scopes and set an earlier one.
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
         * Rotate a key's secret
         * @description Gives the key a new secret. The old one keeps working for the overlap, and an older one ends at once. A
         *     revoked or expired key is 404 `not_found`. The secret acts as the key's creator, so only they may rotate the
         *     key: for others the answer is 403 `forbidden`, and they can disable or revoke the key.
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
         * Read a key's usage
         * @description Returns the number of requests in each of the last 168 hours, including the current one, oldest first, also
         *     for hours without requests; or their number for each operation or status, most first, without zeroes.
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
         * @description Lists projects, newest first, without inboxes. Owners and admins see private projects too; members see those that
         *     the public API shows.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Creates a project with the columns To do, In progress and Done. The user becomes its manager. Unless it is private,
         *     webhook endpoints receive `project.created`.
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
         * @description Changes the given fields. An archived or private project, and all that is in it, is 404 on the public API at once.
         *     Opening a private project sends no `project.created`.
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
         * @description Adds a column after the last one.
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
         * @description Gives an active member of the workspace a role in the project, or changes it. A viewer may not write in the
         *     project, not even as an owner or admin of the workspace.
         */
        put: operations["setProjectMember"];
        post?: never;
        /**
         * Remove a member’s role in a project
         * @description Removes the role. What the person may do then follows from their role in the workspace.
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
         * @description Deletes a column. If it has tasks, `move_to` must be another column of the project, to which they move first;
         *     otherwise the answer is 422 `column_not_empty`. So the last column can be deleted only when it is empty. Moved tasks
         *     keep their progress.
         */
        delete: operations["deleteColumn"];
        options?: never;
        head?: never;
        /**
         * Rename or move a column
         * @description Changes the given fields. The other columns make room, so that orders are always 0 to n−1; an `order` beyond the last
         *     is the last. Changing `is_done` does not change tasks.
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
         * @description Adds an endpoint, which from then on receives the events that it subscribes to. Its signing secret is only in
         *     this answer. A URL that breaks a rule of `EndpointUrl` is 422 `unsafe_url`, and a twenty-first endpoint is 422
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
         * @description A webhook endpoint of the workspace.
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
         * @description Changes the given fields. Nothing is sent to a disabled endpoint: waiting deliveries continue when it is
         *     enabled again, and deliveries of events in between are held until they are recovered. Enabling it resets
         *     `consecutive_exhausted`. Events that are already recorded go to the new URL; new types apply only to later
         *     events.
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
         * @description Gives the endpoint a new signing secret. For 24 hours, unless the server is configured otherwise, deliveries
         *     are signed with both. At most two are active: rotating again in that time ends the oldest at once.
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
         * @description Sends a sample event to this endpoint only, whatever it subscribes to: a `task.created`, or the given type. A
         *     disabled endpoint gets it too, in one attempt that changes neither its state nor its counts.
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
         * Count what waits
         * @description Counts the endpoint's waiting deliveries: those that enabling it sends, and those that `recoverDeliveries` sends.
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
         * @description Resends all exhausted or held deliveries that were recorded or attempted since a time, each with new attempts.
         *     With `dry_run` they are only counted.
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
         * @description Lists the endpoint's deliveries, newest first: those that wait, or were recorded or attempted in the last 30
         *     days.
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
         * @description Resends a delivery, whatever its status, with the same id and the same bytes, and with new attempts. For a
         *     disabled endpoint it waits until the endpoint is enabled.
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
         *     keeps them (seven days). They are written in batches, so the last second may be missing. If the client
         *     disconnected before the answer began, the status is 499.
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
         * @description Counts the requests of the request log in at most 120 periods of equal length, oldest first, also those without
         *     requests. It takes the filters of `listRequests`. The first begins at `since`. By default it covers the last 24 hours. Requests are written in batches, so
         *     the last second may be missing.
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
         * @description Returns a request, and the deliveries of the webhook events that it caused, newest first, at most a hundred.
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
         * @description Lists the activities in the workspace, newest first. Subjects have their current name, deleted ones their last
         *     name. Names from private projects and inboxes are null for users without a role there, and values are missing.
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
         * @description Sends an event for each committed change of the workspace and for each finished delivery attempt, with ids and
         *     types only, and a comment line every 15 seconds. When the user reads notifications, their own streams get
         *     `notification.read` with the id of the user. Events have no name, so that one listener receives all of them.
         *     A user with the role `member` gets only `notification.read`, and `notification.created` with the id of each new
         *     notification. The stream ends when the session ends or switches to another workspace, when the user's rights
         *     change, and whenever events may have been missed: then reconnect and reload. A session may have at most ten
         *     streams: one more is 429 `stream_limit`.
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
         * @description A role in a workspace, from the most to the least rights.
         * @enum {string}
         */
        Role: "owner" | "admin" | "member";
        /**
         * Format: date-time
         * @description An RFC 3339 date-time with an offset.
         */
        Time: string;
        /** @description A user. */
        UserRef: {
            /** @description The id of the user. */
            id: string;
            /** @description The name of the user. */
            name: string;
        };
        /** @description A key. */
        KeyRef: {
            /** @description The id of the key. */
            id: string;
            /** @description The name of the key. */
            name: string;
        };
        /** @description The credentials. */
        SignIn: {
            /** @description The e-mail address, in any case. */
            email: string;
            /** @description The password. */
            password: string;
            /** @description A code of the authenticator app, or a recovery code, if the account has a second factor. */
            code?: string;
        };
        /** @description The workspace to switch to. */
        SessionUpdate: {
            /** @description The workspace. */
            workspace_id: string;
        };
        /** @description The passwords. */
        PasswordChange: {
            /** @description The current password. */
            current_password: string;
            /** @description The new password. */
            new_password: string;
        };
        /** @description What to change. Unknown fields are ignored. */
        MeUpdate: {
            /** @description The name. */
            name?: string;
            /**
             * Format: email
             * @description The e-mail address. Another one needs `current_password`.
             */
            email?: string;
            /** @description The current password. */
            current_password?: string;
        };
        /** @description The resource. */
        MeResponse: {
            data: components["schemas"]["SessionUser"];
        };
        /** @description The password. */
        SecondFactorSetup: {
            /** @description The current password. */
            current_password: string;
        };
        /** @description The code. */
        SecondFactorConfirmation: {
            /** @description The code that the authenticator app shows. */
            code: string;
        };
        /** @description The password and a code. */
        SecondFactorProof: {
            /** @description The current password. */
            current_password: string;
            /** @description A code of the authenticator app, or a recovery code. */
            code: string;
        };
        /** @description The secret. */
        SecondFactorSecretResponse: {
            data: components["schemas"]["SecondFactorSecret"];
        };
        /** @description The secret of a second factor. */
        SecondFactorSecret: {
            /** @description The secret in base32, to type into an authenticator app. */
            secret: string;
            /** @description The secret as an `otpauth:` address, which a QR code shows to an app. */
            uri: string;
        };
        /** @description The recovery codes. */
        RecoveryCodesResponse: {
            data: components["schemas"]["RecoveryCodes"];
        };
        /** @description The recovery codes of a second factor. */
        RecoveryCodes: {
            /** @description Ten codes. Each replaces a code of the app once. */
            recovery_codes: string[];
        };
        /** @description The user who is signed in. */
        SessionUser: {
            /** @description The id of the user. */
            id: string;
            /** @description The name of the user. */
            name: string;
            /** @description The e-mail address of the user. */
            email: string;
            /** @description Whether signing in needs a code. */
            second_factor: boolean;
        };
        /** @description The workspace of the session. */
        Workspace: {
            /** @description The id of the workspace. */
            id: string;
            /** @description The name of the workspace. */
            name: string;
            /** @description The IANA name of the time zone whose date is the workspace's today. */
            time_zone: string;
            /** @description Whether owners and admins need a second factor. */
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
             * @description When it ends, unless it is used before then.
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
             * @description When it was used last, to the minute.
             */
            last_seen_at: string;
            /** @description The address that signed in. */
            ip: string;
            /** @description The browser that signed in. */
            user_agent: string | null;
            /** @description Whether it is the session of this request. */
            current: boolean;
        };
        /** @description An invitation that is open. */
        Invitation: {
            /** @description The id of the invitation. */
            id: string;
            /** @description The address that is invited. */
            email: string;
            /** @description The name of the person, if it was given. */
            name: string | null;
            role: components["schemas"]["Role"];
            /** @description Who invited them. Null if an operator did, by a command. */
            invited_by: components["schemas"]["UserRef"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its link stops working.
             */
            expires_at: string;
        };
        /**
         * @description The role that an invited person will have.
         * @enum {string}
         */
        InvitedRole: "admin" | "member";
        /** @description A person to invite. Unknown fields are ignored. */
        InvitationCreate: {
            /**
             * Format: email
             * @description The address, in any case.
             */
            email: string;
            role: components["schemas"]["InvitedRole"];
            /** @description The name of the person, for the list of invitations. */
            name?: string | null;
        };
        /** @description An invitation and its link. */
        InvitationWithUrl: {
            data: components["schemas"]["Invitation"];
            /** @description The link to pass on. Shown only once; null in a replay. */
            url: string | null;
        };
        /** @description A page of a list. */
        InvitationList: {
            /** @description The items of this page. */
            data: components["schemas"]["Invitation"][];
            meta: components["schemas"]["CursorMeta"];
        };
        /** @description A link to look up. */
        InvitationLookUp: {
            /** @description The part of the link after `#`. */
            token: string;
        };
        /** @description The workspace to join. */
        InvitingWorkspace: {
            /** @description The name of the workspace. */
            name: string;
        };
        /** @description What an invitation is for. */
        InvitationPreview: {
            /** @description The address that is invited. */
            email: string;
            role: components["schemas"]["Role"];
            workspace: components["schemas"]["InvitingWorkspace"];
            /** @description Whether the address has an account, whose password is then asked for. */
            has_account: boolean;
        };
        /** @description What an invitation is for. */
        InvitationPreviewResponse: {
            data: components["schemas"]["InvitationPreview"];
        };
        /** @description Who joins. Unknown fields are ignored. */
        InvitationAcceptance: {
            /** @description The part of the link after `#`. */
            token: string;
            /** @description The password of the account, or the one that a new account gets. */
            password: string;
            /** @description The name of a person without an account. */
            name?: string;
            /** @description A code of the authenticator app, or a recovery code, if the account has a second factor. */
            code?: string;
        };
        /** @description Whose password to reset. */
        PasswordResetRequest: {
            /** @description The e-mail address, in any case. */
            email: string;
        };
        /** @description The new password. */
        PasswordResetCompletion: {
            /** @description The part of the link after `#`. */
            token: string;
            /** @description The new password. */
            new_password: string;
        };
        /**
         * @description Whether the membership gives access. Pending members have not joined yet.
         * @enum {string}
         */
        MemberStatus: "active" | "suspended" | "pending";
        /** @description The user of a membership. */
        MemberUser: {
            /** @description The id of the user. */
            id: string;
            /** @description The name of the user. */
            name: string;
            /** @description The e-mail address of the user. */
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
             * @description When the member last used a session in this workspace, to the minute. Null: never.
             */
            last_seen_at: string | null;
        };
        /** @description What to change. Unknown fields are ignored. */
        MemberUpdate: {
            role?: components["schemas"]["Role"];
            status?: components["schemas"]["MemberAccess"];
        };
        /**
         * @description Whether a membership gives access.
         * @enum {string}
         */
        MemberAccess: "active" | "suspended";
        /** @description What to change. Unknown fields are ignored. */
        WorkspaceUpdate: {
            /** @description Its name. */
            name?: string;
            /**
             * Format: time-zone
             * @description The IANA name of its time zone, such as `Europe/Oslo`.
             */
            time_zone?: string;
            /** @description Whether its owners and admins need a second factor. Only an owner who has one may require it. */
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
         * @description Whether the key works.
         * @enum {string}
         */
        KeyStatus: "active" | "disabled" | "revoked" | "expired";
        /** @description An active secret of a key. */
        KeySecret: {
            /** @description The last four characters of the secret. */
            last4: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The end of the overlap, once the key has been rotated.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was used last.
             */
            last_used_at: string | null;
        };
        /** @description An API key. */
        Key: {
            /** @description The id of the key. */
            id: string;
            /** @description Its purpose. */
            name: string;
            /** @description Its scopes. */
            scopes: components["schemas"]["Scope"][];
            status: components["schemas"]["KeyStatus"];
            created_by: components["schemas"]["UserRef"];
            /** @description False if its creator is no longer an active owner or admin, so that the key does not work. */
            creator_active: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it expires.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was used last.
             */
            last_used_at: string | null;
            /** @description The active secrets, newest first. */
            secrets: components["schemas"]["KeySecret"][];
        };
        /** @description A key to create. Unknown fields are ignored. */
        KeyCreate: {
            /** @description Its purpose. */
            name: string;
            /** @description Its scopes. */
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: date-time
             * @description When it stops working by itself, in the future. Null: never.
             */
            expires_at?: string | null;
        };
        /** @description What to change. Unknown fields are ignored. */
        KeyUpdate: {
            /** @description Its purpose. */
            name?: string;
            /** @description Whether the key is disabled. Reading shows this as `status`. */
            disabled?: boolean;
            /** @description Its scopes, which replace the present ones. */
            scopes?: components["schemas"]["Scope"][];
            /**
             * Format: date-time
             * @description When it stops working by itself, in the future. Null: never.
             */
            expires_at?: string | null;
        };
        /** @description How long the old secret keeps working. */
        KeyRotation: {
            /**
             * Format: int32
             * @description From none to seven days.
             */
            overlap_seconds: number;
        };
        /** @description A key and its secret. */
        KeyWithSecret: {
            data: components["schemas"]["Key"];
            /** @description Shown only once. Null in a replay. */
            secret: string | null;
        };
        /** @description The requests of an hour. */
        UsageHour: {
            /**
             * Format: date-time
             * @description The beginning of the hour.
             */
            hour: string;
            /**
             * Format: int32
             * @description All requests.
             */
            requests: number;
            /**
             * Format: int32
             * @description Requests answered with 4xx other than 429, or 5xx.
             */
            errors: number;
            /**
             * Format: int32
             * @description Requests answered with 429.
             */
            rate_limited: number;
        };
        /**
         * @description What a key's requests are counted by. The default is `hour`.
         * @enum {string}
         */
        UsageGrouping: "hour" | "operation" | "status";
        /** @description The requests of an operation. */
        UsageOperation: {
            /** @description The operation. Null if none matched. */
            operation_id: string | null;
            /**
             * Format: int32
             * @description All requests.
             */
            requests: number;
        };
        /** @description The requests with a status. */
        UsageStatus: {
            /**
             * Format: int32
             * @description The status of the answer.
             */
            status: number;
            /**
             * Format: int32
             * @description All requests.
             */
            requests: number;
        };
        /** @description The requests of a key in the last 168 hours. */
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
            /** @description Whether tasks in it are done. */
            is_done: boolean;
            /**
             * Format: int32
             * @description Its place, from 0.
             */
            order: number;
            /**
             * Format: int32
             * @description The number of its tasks.
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
            /** @description What the project is about. */
            description: string | null;
            /** @description Whether the public API hides it. */
            private: boolean;
            /**
             * Format: date-time
             * @description When it was archived. Null: it is not.
             */
            archived_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: int32
             * @description The number of its tasks.
             */
            task_count: number;
            /** @description Its columns, by `order`. */
            columns: components["schemas"]["Column"][];
            /** @description The people with a role in it, by name. */
            members: components["schemas"]["ProjectMember"][];
        };
        /** @description A project to create. Unknown fields are ignored. */
        ProjectCreate: {
            /** @description Its name. */
            name: string;
            /** @description What the project is about. Null: nothing. */
            description?: string | null;
            /** @description Whether the public API hides it. False unless given. */
            private?: boolean;
        };
        /** @description What to change. Unknown fields are ignored. */
        ProjectUpdate: {
            /** @description Its name. */
            name?: string;
            /** @description What the project is about. Null: nothing. */
            description?: string | null;
            /** @description Whether the public API hides it. */
            private?: boolean;
            /** @description Whether it is archived. */
            archived?: boolean;
        };
        /** @description A column to add. Unknown fields are ignored. */
        ColumnCreate: {
            /** @description Its name. */
            name: string;
            /** @description Whether tasks in it are done. False unless given. */
            is_done?: boolean;
        };
        /** @description What to change. Unknown fields are ignored. */
        ColumnUpdate: {
            /** @description Its name. */
            name?: string;
            /** @description Whether tasks in it are done. */
            is_done?: boolean;
            /**
             * Format: int32
             * @description Its place. 0 is the first.
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
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The end of the overlap, once it has been rotated.
             */
            expires_at: string | null;
        };
        /** @description The statuses of the newest hundred deliveries. */
        DeliveryCounts: {
            /**
             * Format: int32
             * @description Answered with a 2xx.
             */
            delivered: number;
            /**
             * Format: int32
             * @description Waiting for their first attempt.
             */
            pending: number;
            /**
             * Format: int32
             * @description Waiting for their next attempt, after at least one failed attempt.
             */
            retrying: number;
            /**
             * Format: int32
             * @description Every attempt failed.
             */
            exhausted: number;
            /**
             * Format: int32
             * @description Held, because the endpoint was disabled.
             */
            held: number;
        };
        /** @description A webhook endpoint. */
        Endpoint: {
            /** @description The id of the endpoint. */
            id: string;
            /** @description Its name. */
            name: string | null;
            /** @description The URL that deliveries are sent to. */
            url: string;
            /** @description The types that it subscribes to. Empty: all. */
            events: components["schemas"]["WebhookEventType"][];
            /** @description Whether deliveries are sent to it. */
            status: components["schemas"]["EndpointStatus"];
            /** @description Why it is disabled: by hand, or after too many failures. */
            disabled_reason: components["schemas"]["DisabledReason"] | null;
            /**
             * Format: int32
             * @description The number of deliveries in a row whose attempts all failed.
             */
            consecutive_exhausted: number;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was disabled.
             */
            disabled_at: string | null;
            health: components["schemas"]["EndpointHealth"];
            /** @description The active secrets, newest first. */
            secrets: components["schemas"]["EndpointSecret"][];
            last_100: components["schemas"]["DeliveryCounts"];
        };
        /** @description How deliveries to an endpoint are going. */
        EndpointHealth: {
            state: components["schemas"]["EndpointState"];
            /**
             * Format: date-time
             * @description When the first attempt failed since the last successful one. Null if the last one succeeded.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When an attempt succeeded last.
             */
            last_delivered_at: string | null;
            /**
             * Format: int32
             * @description The number of deliveries that are pending, retrying or held.
             */
            waiting: number;
            /**
             * Format: date-time
             * @description When the next attempt is due. Null if none waits, and while the endpoint is disabled.
             */
            next_attempt_at: string | null;
        };
        /**
         * @description Whether an endpoint is `disabled`; else `failing` from a failed attempt on until one succeeds, `healthy` if the
         *     last one succeeded, and `idle` before the first one.
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
         *     - It begins with `https://` and a host, and has no user name or password, no fragment (`#…`), and no space, control
         *       character or backslash.
         *     - The host is a name or the literal of an address, and not `localhost`. A name must resolve.
         *     - The port is 443, which need not be written, or one from 1024 up.
         *     - All its addresses are public: none of the loopback, private, link-local, multicast and reserved ranges, nor that of
         *       a cloud's metadata service. This is checked when the URL is saved and again at every attempt.
         *     - It has at most 2,048 characters, as it is given and as it is stored: as a URL parser writes it, the host in lower
         *       case, in ASCII and without a dot at its end.
         *
         *     A longer URL is 422 `validation_error`; one that breaks another of these rules is 422 `unsafe_url`. The name
         *     is looked up only if the whole body is valid. A server for development may lift the rules on scheme, address
         *     and port.
         */
        EndpointUrl: string;
        /** @description A name for people. Null if the endpoint has none. */
        EndpointName: string | null;
        /**
         * @description What happens to waiting deliveries when the endpoint is enabled. `send`, the default: those from before it was
         *     disabled are sent, and held ones stay until they are recovered. `discard`: all of them become exhausted, and
         *     can be recovered.
         * @enum {string}
         */
        WaitingDeliveries: "send" | "discard";
        /** @description The test event to send. Unknown fields are ignored. */
        TestEventCreate: {
            /** @description The type of the event. The default is `task.created`. */
            type?: components["schemas"]["WebhookEventType"];
        };
        /** @description What the event of a delivery is about. */
        DeliverySubject: {
            type: components["schemas"]["DeliverySubjectType"];
            /** @description Its id. */
            id: string;
            /** @description Its name when the event happened. Null if it has none. */
            name: string | null;
        };
        /**
         * @description A kind of resource that webhook events are about.
         * @enum {string}
         */
        DeliverySubjectType: "task" | "comment" | "event" | "project";
        /** @description An endpoint to add. Unknown fields are ignored. */
        EndpointCreate: {
            name?: components["schemas"]["EndpointName"];
            url: components["schemas"]["EndpointUrl"];
            /** @description The types to subscribe to. Empty: all. */
            events: components["schemas"]["WebhookEventType"][];
        };
        /** @description What to change. Unknown fields are ignored. */
        EndpointUpdate: {
            name?: components["schemas"]["EndpointName"];
            url?: components["schemas"]["EndpointUrl"];
            /** @description The types to subscribe to. Empty: all. */
            events?: components["schemas"]["WebhookEventType"][];
            /** @description Whether the endpoint is disabled. Reading shows this as `status`. */
            disabled?: boolean;
            waiting?: components["schemas"]["WaitingDeliveries"];
        };
        /** @description An endpoint and its signing secret. */
        EndpointWithSecret: {
            data: components["schemas"]["Endpoint"];
            /** @description Shown only once. Null in a replay. */
            secret: string | null;
        };
        /** @description The deliveries to resend. */
        Recovery: {
            since: components["schemas"]["Time"];
            /** @description Whether to count only, and resend nothing. */
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
        /** @description How many deliveries wait. */
        WaitingCountsResult: {
            data: components["schemas"]["WaitingCounts"];
        };
        /** @description The number of deliveries. */
        RecoveryCount: {
            /**
             * Format: int32
             * @description The number of deliveries.
             */
            count: number;
        };
        /** @description How many deliveries are resent. */
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
            /** @description The endpoint. */
            endpoint_id: string;
            /** @description The webhook event, the same for every endpoint. */
            event_id: string;
            type: components["schemas"]["WebhookEventType"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description Whether it is a test event. */
            is_test: boolean;
            /** @description What its event is about. Null for a test event. */
            subject: components["schemas"]["DeliverySubject"] | null;
            /**
             * Format: date-time
             * @description When it was recorded.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its next attempt is due.
             */
            next_attempt_at: string | null;
            /**
             * Format: int32
             * @description The number of attempts that are still in the log.
             */
            attempt_count: number;
            /**
             * Format: int32
             * @description The number of attempts after which it is exhausted, unless it is sent again by hand.
             */
            attempt_limit: number;
            /**
             * Format: int32
             * @description The HTTP status of the last response.
             */
            last_status: number | null;
            /** @description Why the last attempt failed, in words. Null if its response was complete and not a redirect. */
            last_error: string | null;
            /** @description The `X-Request-Id` of the API request that caused it; null for other sources. */
            request_id: string | null;
        };
        /** @description An attempt to send a delivery. */
        Attempt: {
            /**
             * Format: date-time
             * @description When it began.
             */
            at: string;
            /**
             * Format: int32
             * @description Duration of the request, in milliseconds.
             */
            duration_ms: number;
            /**
             * Format: int32
             * @description The status of the answer.
             */
            status: number | null;
            /** @description Why it failed, in words. Null if the response was complete and not a redirect. */
            error: string | null;
            /** @description The first 4 KiB of the response. */
            response: string | null;
            /** @description The `Service-Signature` that was sent; null if nothing could be signed. */
            signature: string | null;
        };
        /** @description A delivery with its body and its attempts. */
        DeliveryDetail: {
            /** @description The id of the delivery. */
            id: string;
            /** @description The endpoint. */
            endpoint_id: string;
            /** @description The webhook event, the same for every endpoint. */
            event_id: string;
            type: components["schemas"]["WebhookEventType"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description Whether it is a test event. */
            is_test: boolean;
            /** @description What its event is about. Null for a test event. */
            subject: components["schemas"]["DeliverySubject"] | null;
            /**
             * Format: date-time
             * @description When it was recorded.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its next attempt is due.
             */
            next_attempt_at: string | null;
            /**
             * Format: int32
             * @description The number of attempts that are still in the log.
             */
            attempt_count: number;
            /**
             * Format: int32
             * @description The number of attempts after which it is exhausted, unless it is sent again by hand.
             */
            attempt_limit: number;
            /**
             * Format: int32
             * @description The HTTP status of the last response.
             */
            last_status: number | null;
            /** @description Why the last attempt failed, in words. Null if its response was complete and not a redirect. */
            last_error: string | null;
            /** @description The `X-Request-Id` of the API request that caused it; null for other sources. */
            request_id: string | null;
            /** @description The exact text that is sent. */
            body: string;
            /** @description Every attempt, oldest first. */
            attempts: components["schemas"]["Attempt"][];
        };
        /** @description A request of the public API. */
        RequestEntry: {
            /** @description The id of the entry. */
            id: string;
            /** @description Its `X-Request-Id`. */
            request_id: string;
            /**
             * Format: date-time
             * @description When it arrived.
             */
            at: string;
            /** @description Its method. */
            method: string;
            /** @description Its path, without a query string. */
            path: string;
            /** @description The operation; null if none matched. */
            operation_id: string | null;
            /**
             * Format: int32
             * @description The status of the answer.
             */
            status: number;
            /** @description The error code, if it was refused. */
            code: string | null;
            /**
             * Format: int32
             * @description Duration of the request, in milliseconds.
             */
            duration_ms: number;
            key: components["schemas"]["KeyRef"] | null;
            /** @description The IP address that it came from. */
            ip: string;
            /**
             * @description Its query string without the question mark, at most 2,000 characters; null if there was none. Secrets are
             *     replaced by `[redacted]`.
             */
            query: string | null;
            /** @description Its `User-Agent`, at most 200 characters; null if there was none. */
            user_agent: string | null;
            /** @description The field that the refusal names; null if there is none. */
            param: string | null;
            /** @description The message of the refusal, at most 1,000 characters; null if it was not refused. */
            message: string | null;
            /** @description Whether the stored answer of an earlier request with the same `Idempotency-Key` was sent. */
            replayed: boolean;
            /**
             * @description The names of query parameters that had no effect as they were sent: unknown ones, and those whose value is
             *     malformed, and so ignored, or above the maximum. At most 10 names of 64 characters.
             */
            ignored_parameters: string[];
            /**
             * @description The names of fields of the body that the operation does not have, so they were ignored. At most 10 names
             *     of 64 characters.
             */
            ignored_fields: string[];
        };
        /** @description A request and what it caused. */
        RequestDetail: {
            /** @description The id of the entry. */
            id: string;
            /** @description Its `X-Request-Id`. */
            request_id: string;
            /**
             * Format: date-time
             * @description When it arrived.
             */
            at: string;
            /** @description Its method. */
            method: string;
            /** @description Its path, without a query string. */
            path: string;
            /** @description The operation; null if none matched. */
            operation_id: string | null;
            /**
             * Format: int32
             * @description The status of the answer.
             */
            status: number;
            /** @description The error code, if it was refused. */
            code: string | null;
            /**
             * Format: int32
             * @description Duration of the request, in milliseconds.
             */
            duration_ms: number;
            key: components["schemas"]["KeyRef"] | null;
            /** @description The IP address that it came from. */
            ip: string;
            /**
             * @description Its query string without the question mark, at most 2,000 characters; null if there was none. Secrets are
             *     replaced by `[redacted]`.
             */
            query: string | null;
            /** @description Its `User-Agent`, at most 200 characters; null if there was none. */
            user_agent: string | null;
            /** @description The field that the refusal names; null if there is none. */
            param: string | null;
            /** @description The message of the refusal, at most 1,000 characters; null if it was not refused. */
            message: string | null;
            /** @description Whether the stored answer of an earlier request with the same `Idempotency-Key` was sent. */
            replayed: boolean;
            /**
             * @description The names of query parameters that had no effect as they were sent: unknown ones, and those whose value is
             *     malformed, and so ignored, or above the maximum. At most 10 names of 64 characters.
             */
            ignored_parameters: string[];
            /**
             * @description The names of fields of the body that the operation does not have, so they were ignored. At most 10 names
             *     of 64 characters.
             */
            ignored_fields: string[];
            /** @description The deliveries that it caused, newest first, at most a hundred. */
            deliveries: components["schemas"]["Delivery"][];
        };
        /** @description The numbers of requests by time. */
        RequestSummary: {
            /** @description The periods, oldest first. */
            data: components["schemas"]["RequestCounts"][];
        };
        /** @description The numbers of requests in one period. */
        RequestCounts: {
            /**
             * Format: date-time
             * @description When the period begins.
             */
            at: string;
            /**
             * Format: int32
             * @description How many succeeded.
             */
            count_2xx: number;
            /**
             * Format: int32
             * @description How many were refused, without 429.
             */
            count_4xx: number;
            /**
             * Format: int32
             * @description How many were over a rate limit.
             */
            count_429: number;
            /**
             * Format: int32
             * @description How many failed.
             */
            count_5xx: number;
        };
        /** @description What it is about. */
        Subject: {
            /** @description Its kind. */
            type: string;
            /** @description Its id. */
            id: string;
            /** @description Its current name, or its last one if it was deleted; null if there is none to show. */
            name: string | null;
        };
        /**
         * @description The source of a change.
         * @enum {string}
         */
        Entrance: "api" | "web" | "cli" | "import" | "job";
        /** @description A change, and who made it. */
        Activity: {
            /** @description The id of the entry. */
            id: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            at: string;
            /** @description What was done. */
            type: string;
            actor: components["schemas"]["UserRef"] | null;
            /** @description The source of the change. */
            via: components["schemas"]["Entrance"];
            key: components["schemas"]["KeyRef"] | null;
            subject: components["schemas"]["Subject"];
            /** @description Names of the fields that an update changed. */
            changed: string[];
            /**
             * @description The former and new values of these fields. Long texts, such as descriptions, have none; nor have entries
             *     of earlier versions, and those whose names the user may not see.
             */
            values: components["schemas"]["ChangedValue"][];
            /** @description The person whose role in a project was changed. */
            person: components["schemas"]["UserRef"] | null;
            /**
             * @description The `X-Request-Id` of the API request that made the change; null for other changes. The request log may no
             *     longer have the request.
             */
            request_id: string | null;
        };
        /** @description The former and the new value of a field. */
        ChangedValue: {
            /** @description The name of the field. */
            field: string;
            /** @description The former value, of a text its first 200 characters; null if there was none. */
            from: components["schemas"]["FieldValue"];
            /** @description The new value, of a text its first 200 characters; null if there is none. */
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
             * @description When it happened.
             */
            at: string;
            /** @description What happened. */
            type: string;
            /** @description The notification as a sentence. */
            text: string;
            subject: components["schemas"]["Subject"] | null;
            /** @description The source of the change. */
            via: components["schemas"]["Entrance"];
            /**
             * Format: date-time
             * @description When it was read.
             */
            read_at: string | null;
        };
        /** @description The time up to which notifications are marked. */
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
        /** @description What went wrong. */
        ApiErrorDetail: {
            /** @description The category of the error. Use it if you do not know the code. */
            type: components["schemas"]["ErrorType"];
            /**
             * @description What happened, stable and made for programs. Each operation lists its codes, but the list is not
             *     exhaustive: new codes may be added without a new version, so treat one that you do not know by its
             *     `type` and the status.
             */
            code: components["schemas"]["KnownErrorCode"] | string;
            /** @description What happened, made for people. It may change; do not match on it. */
            message: string;
            /**
             * @description The field, parameter or header concerned, the first failing one if there are several: the name of a
             *     top-level field of the body, of a query parameter, `Idempotency-Key`, or `scope`. Absent if the
             *     error concerns none.
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
         *     | `read:members` | List active members, email addresses included |
         *     | `write:tasks` | Create and update tasks |
         *     | `write:events` | Create calendar events |
         *     | `write:comments` | Comment on tasks |
         * @enum {string}
         */
        Scope: "read:projects" | "read:tasks" | "read:events" | "read:members" | "write:tasks" | "write:events" | "write:comments";
        /**
         * @description What happened. These seven types are fixed for v1.
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
        /** @description A browser sent it for a page of another site, or the user is not an active owner or admin of the workspace. */
        ForbiddenWrite: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A browser sent it for a page of another site. */
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
        /** @description The `Idempotency-Key` was used for another request, or is being used at the moment. */
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
        /** @description A field breaks its rule, or the body is not a JSON object. */
        InvalidBody: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A parameter breaks its rule. */
        InvalidPeriod: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A parameter breaks its rule. */
        InvalidQuery: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A parameter breaks its rule, or the cursor was not issued for this list. */
        InvalidCursor: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The address has made too many requests without a session. */
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
        /** @description Too many sign-ins have failed for the address, or failed or were malformed from the IP address. */
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
        /**
         * @description Something failed on the server. It is logged there under the request id, which says nothing else to
         *     the outside.
         */
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
         * @description Makes the request safe to repeat: for 24 hours, the same key with the same body replays the first success instead
         *     of doing the work again, with `secret: null`. 1 to 255 characters, private to the user and the workspace.
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
         * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
         *     otherwise the server makes a UUID.
         */
        RequestId: string;
        /**
         * @description The size of a page, 25 by default and 100 at most. A larger one counts as 100; 0, a negative number and
         *     anything that is not an integer count as the default. Never an error. May change from page to page.
         * @example 50
         */
        Limit: number;
        /**
         * @description Where to go on: the `meta.next_cursor` of the page before, verbatim and with the same filters. Opaque,
         *     never to be constructed. One that was altered, or issued for another list or other filters, is 422
         *     `validation_error`.
         */
        Cursor: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of the request, your own if you sent a usable one. Errors repeat it in their body.
         * @example 3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68
         */
        RequestId: string;
        /**
         * @description The budget of the limiter evaluated last: the workspace's on success, the one exceeded on a 429, the IP
         *     address's where there is no usable key.
         * @example 3000
         */
        RateLimitLimit: number;
        /**
         * @description What is left of that budget in the current window.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The credentials. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The session. Its cookie is set. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description The session, `taskwire_session`.
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
            /** @description A browser sent it for a page of another site, or the user is not an active member of any workspace. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                     * @description The session, cleared.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description The size of a page, 25 by default and 100 at most. A larger one counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on: the `meta.next_cursor` of the page before, verbatim and with the same filters. Opaque,
                 *     never to be constructed. One that was altered, or issued for another list or other filters, is 422
                 *     `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The passwords. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password has changed. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeUpdate"];
            };
        };
        responses: {
            /** @description The user. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorSetup"];
            };
        };
        responses: {
            /** @description The secret, which is not in force yet. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The code. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password and a code. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password and a code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description Signing in needs no code any more. */
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
                 * @description The size of a page, 25 by default and 100 at most. A larger one counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on: the `meta.next_cursor` of the page before, verbatim and with the same filters. Opaque,
                 *     never to be constructed. One that was altered, or issued for another list or other filters, is 422
                 *     `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
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
                 * @description Makes the request safe to repeat: for 24 hours, the same key with the same body replays the first success instead
                 *     of doing the work again, with `secret: null`. 1 to 255 characters, private to the user and the workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The person. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
            /** @description The invitation is revoked. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationLookUp"];
            };
        };
        responses: {
            /** @description What the invitation is for. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link, and who joins. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description The session. Its cookie is set. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    /**
                     * @description The session, `taskwire_session`.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description A link is sent if the address has an account. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link, and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetCompletion"];
            };
        };
        responses: {
            /** @description The password is set. */
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
                 * @description Members whose name or e-mail address contains this text, in any case.
                 * @example berg
                 */
                q?: string;
                /**
                 * @description The size of a page, 25 by default and 100 at most. A larger one counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on: the `meta.next_cursor` of the page before, verbatim and with the same filters. Opaque,
                 *     never to be constructed. One that was altered, or issued for another list or other filters, is 422
                 *     `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
            /** @description The member is removed. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
        /** @description The change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description The member. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspaceUpdate"];
            };
        };
        responses: {
            /** @description The workspace. */
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
            /** @description A browser sent it for a page of another site, or the user is not an active owner of the workspace. */
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
                 * @description The size of a page, 25 by default and 100 at most. A larger one counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on: the `meta.next_cursor` of the page before, verbatim and with the same filters. Opaque,
                 *     never to be constructed. One that was altered, or issued for another list or other filters, is 422
                 *     `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Makes the request safe to repeat: for 24 hours, the same key with the same body replays the first success instead
                 *     of doing the work again, with `secret: null`. 1 to 255 characters, private to the user and the workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The key. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
            /** @description The key is revoked. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyUpdate"];
            };
        };
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
                 * @description Makes the request safe to repeat: for 24 hours, the same key with the same body replays the first success instead
                 *     of doing the work again, with `secret: null`. 1 to 255 characters, private to the user and the workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
        /** @description How long both secrets work. */
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
                 * @description What to count the requests by.
                 * @example operation
                 */
                by?: components["schemas"]["UsageGrouping"];
            };
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
            /** @description The requests. */
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
                 * @description True: only archived projects. Otherwise only those that are not.
                 * @example true
                 */
                archived?: boolean;
                /**
                 * @description The size of a page, 25 by default and 100 at most. A larger one counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on: the `meta.next_cursor` of the page before, verbatim and with the same filters. Opaque,
                 *     never to be constructed. One that was altered, or issued for another list or other filters, is 422
                 *     `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Makes the request safe to repeat: for 24 hours, the same key with the same body replays the first success instead
                 *     of doing the work again, with `secret: null`. 1 to 255 characters, private to the user and the workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The project. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectUpdate"];
            };
        };
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
                 * @description Makes the request safe to repeat: for 24 hours, the same key with the same body replays the first success instead
                 *     of doing the work again, with `secret: null`. 1 to 255 characters, private to the user and the workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
        /** @description The role. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectMemberSet"];
            };
        };
        responses: {
            /** @description The member. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
            /** @description The role is removed. */
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
                 * @description The column that the tasks move to.
                 * @example card_01m6drk2y0e6qsmym84rk0bvbh
                 */
                move_to?: string;
            };
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description The size of a page, 25 by default and 100 at most. A larger one counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on: the `meta.next_cursor` of the page before, verbatim and with the same filters. Opaque,
                 *     never to be constructed. One that was altered, or issued for another list or other filters, is 422
                 *     `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Makes the request safe to repeat: for 24 hours, the same key with the same body replays the first success instead
                 *     of doing the work again, with `secret: null`. 1 to 255 characters, private to the user and the workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The endpoint. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
            /** @description The endpoint is gone. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndpointUpdate"];
            };
        };
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
                 * @description Makes the request safe to repeat: for 24 hours, the same key with the same body replays the first success instead
                 *     of doing the work again, with `secret: null`. 1 to 255 characters, private to the user and the workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Makes the request safe to repeat: for 24 hours, the same key with the same body replays the first success instead
                 *     of doing the work again, with `secret: null`. 1 to 255 characters, private to the user and the workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
        /** @description The type of the event. The body may be left out. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TestEventCreate"];
            };
        };
        responses: {
            /** @description The delivery that was queued. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
            /** @description The numbers. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
        /** @description Since when. */
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
                 * @description Deliveries whose id, or the id of whose event, contains this.
                 * @example 01m6drk2
                 */
                id_contains?: string;
                /**
                 * @description Deliveries recorded at this time or later.
                 * @example 2026-11-21T00:00:00Z
                 */
                since?: components["schemas"]["Time"];
                /**
                 * @description Deliveries recorded before this time.
                 * @example 2026-11-22T00:00:00Z
                 */
                until?: components["schemas"]["Time"];
                /**
                 * @description The size of a page, 25 by default and 100 at most. A larger one counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on: the `meta.next_cursor` of the page before, verbatim and with the same filters. Opaque,
                 *     never to be constructed. One that was altered, or issued for another list or other filters, is 422
                 *     `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Makes the request safe to repeat: for 24 hours, the same key with the same body replays the first success instead
                 *     of doing the work again, with `secret: null`. 1 to 255 characters, private to the user and the workspace.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Requests whose `X-Request-Id` contains this.
                 * @example 3f0b8a52
                 */
                request_id_contains?: string;
                /**
                 * @description Requests with this key.
                 * @example key_01m6drk2y0e6qsmym84rk0bvbg
                 */
                key_id?: string;
                /**
                 * @description Requests of this operation.
                 * @example createTask
                 */
                operation_id?: string;
                /**
                 * @description Requests with this status, or with a status of this class.
                 * @example 4xx
                 */
                status?: string;
                /**
                 * @description Requests whose path begins with this.
                 * @example /api/public/v1/tasks
                 */
                path?: string;
                /**
                 * @description Requests refused with this error code.
                 * @example not_found
                 */
                code?: string;
                /**
                 * @description Entries at this time or later.
                 * @example 2026-11-21T00:00:00Z
                 */
                since?: components["schemas"]["Time"];
                /**
                 * @description Entries before this time.
                 * @example 2026-11-22T00:00:00Z
                 */
                until?: components["schemas"]["Time"];
                /**
                 * @description The size of a page, 25 by default and 100 at most. A larger one counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on: the `meta.next_cursor` of the page before, verbatim and with the same filters. Opaque,
                 *     never to be constructed. One that was altered, or issued for another list or other filters, is 422
                 *     `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Entries at this time or later.
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
                 * @description Requests whose `X-Request-Id` contains this.
                 * @example 3f0b8a52
                 */
                request_id_contains?: string;
                /**
                 * @description Requests with this key.
                 * @example key_01m6drk2y0e6qsmym84rk0bvbg
                 */
                key_id?: string;
                /**
                 * @description Requests of this operation.
                 * @example createTask
                 */
                operation_id?: string;
                /**
                 * @description Requests with this status, or with a status of this class.
                 * @example 4xx
                 */
                status?: string;
                /**
                 * @description Requests whose path begins with this.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
            /** @description The request. */
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
                 * @description Activities of this key.
                 * @example key_01m6drk2y0e6qsmym84rk0bvbg
                 */
                key_id?: string;
                /**
                 * @description Activities of this user.
                 * @example user_01kjpzv280e66rvyb3a6y4dzrn
                 */
                actor_id?: string;
                /**
                 * @description Entries at this time or later.
                 * @example 2026-11-21T00:00:00Z
                 */
                since?: components["schemas"]["Time"];
                /**
                 * @description Entries before this time.
                 * @example 2026-11-22T00:00:00Z
                 */
                until?: components["schemas"]["Time"];
                /**
                 * @description The size of a page, 25 by default and 100 at most. A larger one counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on: the `meta.next_cursor` of the page before, verbatim and with the same filters. Opaque,
                 *     never to be constructed. One that was altered, or issued for another list or other filters, is 422
                 *     `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
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
                 * @description The size of a page, 25 by default and 100 at most. A larger one counts as 100; 0, a negative number and
                 *     anything that is not an integer count as the default. Never an error. May change from page to page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to go on: the `meta.next_cursor` of the page before, verbatim and with the same filters. Opaque,
                 *     never to be constructed. One that was altered, or issued for another list or other filters, is 422
                 *     `validation_error`.
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The time up to which notifications are marked. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationReads"];
            };
        };
        responses: {
            /** @description The notifications are marked as read. */
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
            /** @description A browser sent it for a page of another site, or the workspace requires a second factor. */
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
    streamChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. It is echoed in the response if it is 1 to 255 visible ASCII characters;
                 *     otherwise the server makes a UUID.
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
                     * @description Asks a proxy such as nginx to pass each event on at once.
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
