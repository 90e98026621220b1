import type { Sql } from 'postgres'

/** Sets the visibility of projects and of their rows in one statement, because foreign keys do not cascade on Citus. */
export async function setVisibility(
  sql: Sql,
  visibility: 'open' | 'private',
  workspaceId: string,
  ids: string[],
): Promise<void> {
  for (const id of ids)
    await sql`
      with p as (
        update projects set visibility = ${visibility} where workspace_id = ${workspaceId} and id = ${id}
        returning id, visible
      ), t as (
        update tasks set visible = p.visible from p
        where tasks.workspace_id = ${workspaceId} and tasks.project_id = p.id and tasks.visible <> p.visible
      ), e as (
        update events set visible = p.visible from p
        where events.workspace_id = ${workspaceId} and events.project_id = p.id and events.visible <> p.visible
      ) select 1`
}
