import { Image } from 'lucide';
import { Icon } from '../ui/icon';
import { useState } from 'react';
import { MediaPicker } from './media-picker';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';

interface ChoosePictureProps {
  /** An icon for toolbars, or a button with a label. */
  look: 'icon' | 'button';
  onOpen?: () => void;
  onPick: (picture: { url: string; alt: string }) => void;
}

/** A button that opens the media picker. */
export function ChoosePicture({ look, onOpen, onPick }: ChoosePictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    onOpen?.();
    setIsOpen(true);
  };
  return (
    <>
      {look === 'icon' ? (
        <IconButton label="Image from the library" icon={Image} onClick={open} />
      ) : (
        <Button variant="outline" onClick={open} className="justify-self-start">
          <Icon of={Image} />
          Choose an image
        </Button>
      )}
      <MediaPicker
        accept="image"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onPick={({ url, alt }) => onPick({ url, alt: alt ?? '' })}
      />
    </>
  );
}
