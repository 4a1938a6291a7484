import { SegmentedControl } from '../../components/ui/segmented-control';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { trpc } from '../../lib/trpc';

const OPTIONS = [
  { value: 'available', label: 'Available' },
  { value: 'away', label: 'Away' },
] as const;

/** Whether the caller takes chats; visitors are told when nobody does. */
export function Availability() {
  const utils = trpc.useUtils();
  const { data } = trpc.chat.availability.useQuery();
  const { mutate } = trpc.chat.setAway.useMutation({
    onMutate: ({ isAway }) =>
      utils.chat.availability.setData(undefined, (known) => known && { ...known, isAway }),
    onError: (error) => toastFailure('Error changing who is away', error),
    onSettled: () => utils.chat.availability.invalidate(),
  });
  if (!data) return null;
  return (
    <SegmentedControl
      label="Do you take chats?"
      value={data.isAway ? 'away' : 'available'}
      options={OPTIONS}
      onChange={(value) => mutate({ isAway: value === 'away' })}
    />
  );
}
