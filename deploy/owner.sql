-- Creates the server's database user, which owns its database and is not a superuser.
\getenv password POSTGRES_PASSWORD
create role taskwire login password :'password';
create database taskwire owner taskwire;
