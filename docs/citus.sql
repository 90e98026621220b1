-- Distributes Taskwire's tables over the nodes of a Citus cluster (12 or newer), by workspace.
-- Run it on the coordinator, once, after `taskwire migrate` and before the first server starts. docs/scaling.md says
-- when that is worth it, what it changes and what it has been tried on. test/db/tenancy.test.ts holds it against the tables.

create extension if not exists citus;

-- Citus takes no foreign key whose update cascades and that holds the distribution column. These two keep `visible` of
-- tasks and events as their project's is: without them, whatever changes a project's visibility has to write it to its
-- tasks and events too, in the same transaction, which stays on one node.
alter table tasks drop constraint tasks_workspace_id_project_id_visible_projects_workspace_id_id_visible_fk;
alter table tasks add foreign key (workspace_id, project_id) references projects (workspace_id, id);
alter table events drop constraint events_workspace_id_project_id_visible_projects_workspace_id_id_visible_fk;
alter table events add foreign key (workspace_id, project_id) references projects (workspace_id, id);

-- Where each table goes

-- On every node: small, read often, seldom written.
select create_reference_table('users');
select create_reference_table('workspaces');

-- On the coordinator: found by what is no workspace.
select citus_add_local_table_to_metadata('sessions');
select citus_add_local_table_to_metadata('sign_in_failures');

-- By workspace, all of one on one node: its statements, joins, foreign keys and transactions stay there.
select create_distributed_table('memberships', 'workspace_id');
select create_distributed_table('projects', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('project_members', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('cards', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('tasks', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('comments', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('events', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('api_keys', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('api_key_secrets', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('activities', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('notifications', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('idempotency_keys', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('imported_lines', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('webhook_endpoints', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('webhook_secrets', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('webhook_events', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('webhook_deliveries', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('webhook_attempts', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('key_usage', 'workspace_id', colocate_with => 'memberships');
select create_distributed_table('request_log', 'workspace_id', colocate_with => 'memberships');
