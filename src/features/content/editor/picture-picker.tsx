import { Image } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import { buttonClass } from '../../../components/button';
import { IconButton } from '../../../components/icon-button';

interface PickedPicture {
  url: string;
  alt: string;
}

interface PickerProps {
  isOpen: boolean;
  onClose: () => void;
  onPick: (picture: PickedPicture) => void;
}

/** Draws the dialog that chooses a picture of the media library, which is a feature of its own. */
export type RenderPicker = (props: PickerProps) => ReactNode;

export const PicturePicker = createContext<RenderPicker>(() => null);

interface ChoosePictureProps {
  /** In a toolbar an icon, else a button with words. */
  look: 'icon' | 'button';
  onPick: (picture: PickedPicture) => void;
}

/** Opens the library, and hands over what was chosen there. */
export function ChoosePicture({ look, onPick }: ChoosePictureProps) {
  const renderPicker = use(PicturePicker);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {look === 'icon' ? (
        <IconButton label="Image from the library" icon={Image} onClick={open} />
      ) : (
        <button
          type="button"
          onClick={open}
          className={buttonClass('line', 'small', 'justify-self-start')}
        >
          <Image aria-hidden className="size-5" strokeWidth={1.75} />
          Choose an image
        </button>
      )}
      {renderPicker({ isOpen, onClose: () => setIsOpen(false), onPick })}
    </>
  );
}
