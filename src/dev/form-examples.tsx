import { useId, useState } from 'react';
import { Checkbox } from '../components/ui/checkbox';
import { SelectField, TextareaField, TextField } from '../components/ui/field';
import { Fieldset } from '../components/ui/fieldset';
import { Input } from '../components/ui/input';
import { SearchInput } from '../components/ui/search-input';
import { SegmentedControl } from '../components/ui/segmented-control';
import { Select } from '../components/ui/select';
import { Textarea } from '../components/ui/textarea';
import { Example, Row } from './example';

const PERIODS = [
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
] as const;

export function FormExamples() {
  const id = useId();
  const [period, setPeriod] = useState<(typeof PERIODS)[number]['value']>('week');
  return (
    <>
      <Example name="Field, with Input, Textarea and Select">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField id={`${id}-name`} label="Name" defaultValue="Dana Haddad" />
          <TextField id={`${id}-help`} label="With help" help="As on the invoice" />
          <TextField id={`${id}-error`} label="With an error" error="Email is required" />
          <TextField id={`${id}-disabled`} label="Disabled" disabled defaultValue="Fixed" />
          <SelectField id={`${id}-select`} label="Status">
            <option>active</option>
          </SelectField>
          <SelectField id={`${id}-wrong`} label="Category" error="Choose one">
            <option>Choose one</option>
          </SelectField>
          <Checkbox defaultChecked>Show it first</Checkbox>
          <TextareaField id={`${id}-text`} label="Message" placeholder="What takes too long?" />
          <TextareaField id={`${id}-long`} label="Message" error="Message is required" />
        </div>
      </Example>
      <Example name="Fieldset">
        <Fieldset legend="Results">
          <TextField id={`${id}-result`} label="Result 1" />
        </Fieldset>
      </Example>
      <Example name="Controls without a field">
        <Row>
          <SearchInput label="Search leads" className="w-64" />
          <Select aria-label="Sort by">
            <option>Newest first</option>
          </Select>
          <Input
            aria-label="Email"
            type="email"
            placeholder="you@company.com"
            className="max-w-60"
          />
          <Textarea aria-label="Note" placeholder="A note" rows={2} className="max-w-60" />
        </Row>
      </Example>
      <Example name="SegmentedControl">
        <SegmentedControl label="Period" options={PERIODS} value={period} onChange={setPeriod} />
      </Example>
    </>
  );
}
