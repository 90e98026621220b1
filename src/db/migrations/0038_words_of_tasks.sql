-- The entries of a resource in the index of the search: the mark of its workspace, a letter for the place, and a folded word of at
-- most 95 characters. The first word of a title has a place of its own (s), before the others (t), the letters of scripts without
-- spaces (c) and the words of the description (d). ASCII text takes a third of the time; its words may be longer.
CREATE FUNCTION "search_words"(workspace_id text, title text, description text) RETURNS tsvector
	LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	mark text COLLATE "und-x-icu" := right(workspace_id, 4);
BEGIN
	IF octet_length(title) = char_length(title) AND octet_length(title) <= 1900
		AND coalesce(octet_length(description) = char_length(description) AND octet_length(description) <= 1900, true) THEN
		RETURN array_to_tsvector(string_to_array(
			mark || 's' || replace(regexp_replace(lower(title collate "C"), '[^a-z0-9 ]+ ?', ' ', 'g'), ' ', '|' || mark || 't')
			|| coalesce('|' || mark || 'd' || replace(regexp_replace(lower(description collate "C"), '[^a-z0-9 ]+ ?', ' ', 'g'), ' ', '|' || mark || 'd'), ''), '|'));
	END IF;
	DECLARE
		folded text COLLATE "und-x-icu";
		entries text COLLATE "und-x-icu";
		signs CONSTANT text COLLATE "und-x-icu" := '[^[:alnum:]\u2e80-\u2fdf\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ece\u1000-\u1049\u1780-\u17d3\U00020000-\U0003ffff\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0900-\u0963\u0966-\u0dff\u0f71-\u0f84 ]+ ?';
		letters CONSTANT text COLLATE "und-x-icu" := '\u2e80-\u2fdf\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ece\u1000-\u1049\u1780-\u17d3\U00020000-\U0003ffff';
	BEGIN
		folded := replace(translate(regexp_replace(normalize(lower(title collate "und-x-icu"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ςı', 'σi'), 'ß', 'ss');
		entries := mark || 's' || replace(regexp_replace(regexp_replace(folded, signs, ' ', 'g'), '([^ ]{95})[^ ]+', '\1', 'g'), ' ', '|' || mark || 't');
		IF folded ~ ('[' || letters || ']') THEN
			entries := entries || regexp_replace(folded, '[^' || letters || ']*([' || letters || '])[^' || letters || ']*', '|' || mark || 'c\1', 'g');
		END IF;
		IF description IS NOT NULL THEN
			folded := replace(translate(regexp_replace(normalize(lower(description collate "und-x-icu"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ςı', 'σi'), 'ß', 'ss');
			entries := entries || '|' || mark || 'd' || replace(regexp_replace(regexp_replace(folded, signs, ' ', 'g'), '([^ ]{95})[^ ]+', '\1', 'g'), ' ', '|' || mark || 'd');
		END IF;
		RETURN array_to_tsvector(string_to_array(entries, '|'));
	END;
END $$;--> statement-breakpoint
CREATE INDEX "tasks_by_words" ON "tasks" USING gin (search_words(workspace_id, title, description)) WITH (gin_pending_list_limit=1024);--> statement-breakpoint
-- No plan depends on statistics of the words, which take half of the time of each ANALYZE.
ALTER INDEX "tasks_by_words" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
DROP INDEX "tasks_search";