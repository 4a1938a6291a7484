import { type Block, blockDefinition } from '../../../../server/features/pages/blocks.schema';
import { TextareaField, TextField } from '../../../components/ui/field';
import { ImageField } from '../../../components/media-library/image-field';
import { MarkdownField } from './markdown-field';
import { RowsField } from './rows-field';

type Values = Record<string, unknown>;
type FieldDefinition = ReturnType<typeof blockDefinition>['fields'][number];

interface BlockFormProps {
  id: string;
  block: Block;
  errorAt: (path: string) => string | undefined;
  /** Passes the changed fields. */
  onChange: (values: Values) => void;
}

/** The form of a block, generated from its definition. Other properties of the block are preserved. */
export function BlockForm({ id, block, errorAt, onChange }: BlockFormProps) {
  const { fields, items } = blockDefinition(block.type);
  const values: Values = block;
  const rows = Array.isArray(values.items) ? (values.items as Values[]) : [];
  const setRows = (next: Values[]) => onChange({ items: next });

  return (
    <div className="grid gap-4">
      {fields.length === 0 && (
        <p className="text-muted">The site&apos;s own section; there is nothing to fill in.</p>
      )}
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          id={`${id}-${field.name}`}
          value={values[field.name]}
          error={errorAt(field.name)}
          onChange={(value, alt) => onChange({ [field.name]: value, ...(alt && { alt }) })}
        />
      ))}
      {items && (
        <RowsField
          legend={`${items.label}s`}
          noun={items.label}
          rows={rows.map((row, index) => ({ key: `${index}`, row }))}
          error={errorAt('items')}
          onAdd={() =>
            setRows([...rows, Object.fromEntries(items.fields.map(({ name }) => [name, '']))])
          }
          onMove={(from, to) => {
            const moved = rows[from];
            if (moved) setRows(rows.toSpliced(from, 1).toSpliced(to, 0, moved));
          }}
          onRemove={(index) => setRows(rows.toSpliced(index, 1))}
          renderRow={(index, row) => (
            <div className="grid gap-2">
              {items.fields.map((field) => (
                <Field
                  key={field.name}
                  field={field}
                  id={`${id}-${index}-${field.name}`}
                  value={row[field.name]}
                  error={errorAt(`items.${index}.${field.name}`)}
                  onChange={(value) => setRows(rows.with(index, { ...row, [field.name]: value }))}
                />
              ))}
            </div>
          )}
        />
      )}
    </div>
  );
}

interface FieldProps {
  field: FieldDefinition;
  id: string;
  value: unknown;
  error: string | undefined;
  /** A chosen image passes its alt text too. */
  onChange: (value: string, alt?: string) => void;
}

function Field({ field, id, value, error, onChange }: FieldProps) {
  const text = typeof value === 'string' ? value : '';
  const common = { id, label: field.label, value: text, error };
  switch (field.type) {
    case 'markdown':
      return <MarkdownField {...common} onChange={onChange} />;
    case 'text':
      return (
        <TextareaField
          {...common}
          dir="auto"
          rows={3}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'image':
      return <ImageField {...common} onChange={onChange} />;
    case 'line':
    case 'link':
      return (
        <TextField
          {...common}
          dir={field.type === 'link' ? 'ltr' : 'auto'}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
