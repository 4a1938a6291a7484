import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../ui/dialog';
import { useLeaveGuard } from '../../hooks/use-leave-guard';
import { LibraryView } from './library-view';
import type { Accept, Media } from './upload-file';
import { UnsavedTextsContext, useUnsavedTexts } from './unsaved-texts';
import { useUploads } from './use-uploads';

interface MediaDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The library as a dialog, for managing files. */
export function MediaLibraryDialog(props: MediaDialogProps) {
  return <MediaDialog {...props} title="Media Library" accept="any" />;
}

type PickedMedia = Pick<
  Media,
  | 'id'
  | 'url'
  | 'filename'
  | 'originalName'
  | 'alt'
  | 'width'
  | 'height'
  | 'mimeType'
  | 'focalX'
  | 'focalY'
>;

interface MediaPickerProps extends MediaDialogProps {
  /** Only pictures, or PDFs too. */
  accept: Accept;
  onPick: (media: PickedMedia) => void;
}

/** The library as a dialog, for choosing one file. */
export function MediaPicker({ onPick, ...props }: MediaPickerProps) {
  return (
    <MediaDialog
      {...props}
      title={props.accept === 'image' ? 'Choose an Image' : 'Choose a File'}
      onPick={(media) => {
        onPick(media);
        props.onClose();
      }}
    />
  );
}

interface Props extends MediaDialogProps {
  title: string;
  accept: Accept;
  onPick?: (media: Media) => void;
}

/** Unmounts when closed, so that each opening starts with fresh state. */
function MediaDialog({ isOpen, ...props }: Props) {
  return isOpen && <OpenMediaDialog {...props} />;
}

const STOP_UPLOADS = {
  title: 'Stop the uploads?',
  confirmLabel: 'Stop uploads',
  cancelLabel: 'Keep uploading',
};
const DISCARD_TEXTS = {
  title: 'Discard your changes?',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
};

/** Asks before closing while uploads are pending, because closing aborts them, or texts are unsaved. */
function OpenMediaDialog({ title, onClose, accept, onPick }: Omit<Props, 'isOpen'>) {
  const uploads = useUploads(accept);
  const { texts, setTexts, isDirty } = useUnsavedTexts();
  const guard = useLeaveGuard(uploads.isBusy || isDirty, onClose);
  return (
    <Dialog title={title} isOpen onClose={guard.requestClose} size="wide">
      <UnsavedTextsContext value={{ texts, setTexts }}>
        <LibraryView accept={accept} uploads={uploads} {...(onPick && { onPick })} />
      </UnsavedTextsContext>
      <ConfirmDialog
        {...(uploads.isBusy ? STOP_UPLOADS : DISCARD_TEXTS)}
        isOpen={guard.isAsking}
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        {uploads.isBusy
          ? 'Some files are still on their way.'
          : 'What you have typed about a file has not been saved.'}
      </ConfirmDialog>
    </Dialog>
  );
}
