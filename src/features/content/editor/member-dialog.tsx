import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type MemberForm, memberFormSchema } from '../../../../server/features/team/team.schema';
import { LANGUAGES } from '../../../../db/public-enums';
import { MediaPicker } from '../../../components/media-library/media-picker';
import { RecordDialog } from '../../../components/record-dialog';
import { Button } from '../../../components/ui/button';
import { SelectField, TextareaField, TextField } from '../../../components/ui/field';
import { useRecordForm } from '../../../hooks/use-record-form';
import { useRecordVersion } from '../../../hooks/use-record-version';
import { fieldProps } from '../../../lib/field-props';
import { findStored } from '../../../lib/find-stored';
import { type Outputs, trpc } from '../../../lib/trpc';
import { LANGUAGE_LABELS } from './publish/publication';

export type Member = Outputs['team']['list'][number];

const toValues = (member: Member | null): MemberForm => ({
  name: member?.name ?? '',
  slug: member?.slug ?? '',
  role: member?.role ?? '',
  city: member?.city ?? '',
  languages: member?.languages.join(', ') ?? '',
  history: member?.history ?? '',
  introduction: member?.introduction ?? '',
  portraitId: member?.portraitId ?? '',
  language: member?.language ?? 'en',
});

const toInput = ({ languages, ...values }: MemberForm) => ({
  ...values,
  languages: languages
    .split(/[,،]/)
    .map((language) => language.trim())
    .filter(Boolean),
});

interface MemberDialogProps {
  /** Null for a new member. */
  stored: Member | null;
  onClose: () => void;
}

/** Adds or changes a member of the team. */
export function MemberDialog({ stored, onClose }: MemberDialogProps) {
  const utils = trpc.useUtils();
  const options = { onSettled: () => utils.team.invalidate() };
  const create = trpc.team.create.useMutation(options);
  const update = trpc.team.update.useMutation(options);
  const form = useRecordForm<MemberForm>({
    resolver: zodResolver(memberFormSchema),
    defaultValues: toValues(stored),
  });
  const version = useRecordVersion(
    form,
    stored,
    async () => {
      const rows = await utils.team.list.fetch(undefined, { staleTime: 0 });
      return findStored(rows, stored?.id, 'member');
    },
    toValues,
  );
  const [portrait, setPortrait] = useState<Picture | null>(stored ? pictureOf(stored) : null);
  return (
    <RecordDialog
      permission="content:publish"
      title={stored ? 'Edit Member' : 'Add Member'}
      submitLabel="Save"
      form={form}
      save={(values, isForced) =>
        stored
          ? update.mutateAsync({
              ...version.forUpdate(toInput(values), isForced),
              id: stored.id,
            })
          : create.mutateAsync(toInput(values))
      }
      {...(stored && { reload: version.reload })}
      texts={{ success: 'Member saved', failure: 'Error saving member' }}
      history={stored ? { subjectType: 'team_member', subjectId: stored.id } : undefined}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Name" dir="auto" data-autofocus {...fieldProps(form, 'name')} />
        <TextField label="Role" dir="auto" {...fieldProps(form, 'role')} />
        <TextField label="City" dir="auto" {...fieldProps(form, 'city')} />
        <TextField
          label="Languages"
          dir="auto"
          help="With commas between them."
          {...fieldProps(form, 'languages')}
        />
      </div>
      <TextField
        label="Slug"
        help="The address of the person’s page ends in it: /about/dana-haddad. The same in both languages."
        {...fieldProps(form, 'slug')}
      />
      <SelectField
        label="Page"
        help="A person of both sites is added once in each language."
        {...fieldProps(form, 'language')}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label="History"
        dir="auto"
        rows={2}
        help="One line of what they did before."
        {...fieldProps(form, 'history')}
      />
      <TextareaField
        label="Introduction"
        dir="auto"
        rows={3}
        help="A few sentences in the person’s own words, for the page of the person. Without them it shows the history."
        {...fieldProps(form, 'introduction')}
      />
      <Portrait
        picture={portrait}
        onChange={(picture) => {
          setPortrait(picture);
          form.setValue('portraitId', picture?.id ?? '', { shouldDirty: true });
        }}
      />
    </RecordDialog>
  );
}

interface Picture {
  id: string;
  url: string;
  focalX: number;
  focalY: number;
}

function pictureOf({ portraitId, portraitUrl, focalX, focalY }: Member): Picture | null {
  return portraitId && portraitUrl
    ? { id: portraitId, url: portraitUrl, focalX: focalX ?? 50, focalY: focalY ?? 50 }
    : null;
}

interface PortraitProps {
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
}

function Portrait({ picture, onChange }: PortraitProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {picture && (
        <img
          src={`${picture.url}?w=320`}
          alt="Portrait"
          className="size-20 border border-line object-cover"
          style={{ objectPosition: `${picture.focalX}% ${picture.focalY}%` }}
        />
      )}
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Choose a portrait
      </Button>
      {picture && (
        <Button variant="text" onClick={() => onChange(null)}>
          Remove it
        </Button>
      )}
      <MediaPicker
        accept="image"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onPick={onChange}
      />
    </div>
  );
}
