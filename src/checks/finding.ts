const remedies = {
  configuration: 'set WEBHOOKS_ALLOW_INSECURE=0 unless this is for development',
  public_url: 'set PUBLIC_URL to the https: URL that clients use, without a path',
  data_dir: 'run doctor as the user of the server, and remove access for other users: chmod go= FILE',
  disk: 'free disk space: all writes fail on a full disk',
  session_secret: 'restore the file from a backup, or set SESSION_SECRET to its content',
  database:
    'start PostgreSQL, or fix DATABASE_URL; the log of the built-in PostgreSQL is DATA_DIR/postgres.log',
  role: 'connect as a role that owns the database and its tables, and is not a superuser: alter database … owner to …, grant temporary on database … to …',
  settings:
    'create the database with encoding UTF8; reset the settings that are named (alter role … reset …); connect to a primary that accepts writes; enable the settings that are off',
  collations:
    'use a PostgreSQL build with ICU; after an upgrade of its libraries: reindex database …, alter database … refresh collation version',
  schema: 'move the tables: alter table … set schema public',
  tables:
    'restore the complete dump, with the public and drizzle schemas, or use a database that no other program uses',
  clock: 'synchronize both clocks with a time server (chronyc tracking, timedatectl)',
  migrations: 'run migrate, or run the newer version that migrated the database',
  foreign_keys:
    'stop the servers, restore the foreign key from a backup or src/db/migrations, and check the "visible" column of its rows',
  citus_tables: 'run migrate --citus',
  citus_nodes: 'start the node: the workspaces on it are unavailable',
  citus_settings: 'run migrate --citus, which sets them on every node',
  connections: 'lower DATABASE_POOL or WORKERS, or raise max_connections',
  signing_secrets: 'set SESSION_SECRET_PREVIOUS to the previous secret, or run webhooks rotate-secret',
  redis: 'start Redis on the network of the nodes, or fix REDIS_URL',
  mail: 'start the mail server, or fix SMTP_URL: host, port, TLS, user and password',
}

export interface Finding {
  check: keyof typeof remedies
  /** Severity. A problem prevents a server from starting, serving requests or keeping its guarantees. */
  status: 'ok' | 'warning' | 'problem'
  message: string
  remedy: string | null
}

export function finding(check: Finding['check'], message: string, problem = false, warning = false): Finding {
  const status = problem ? 'problem' : warning ? 'warning' : 'ok'
  return { check, status, message, remedy: status === 'ok' ? null : remedies[check] }
}
