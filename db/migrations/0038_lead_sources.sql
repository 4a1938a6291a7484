-- Imported leads, and those of other tools, were stored with the JSON text null.
UPDATE leads SET source = NULL WHERE source = 'null';
