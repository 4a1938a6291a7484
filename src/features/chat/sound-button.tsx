import { Volume2, VolumeX } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../../components/ui/icon-button';
import { isSoundOn, playAlarm, setSoundOn } from '../../lib/alarm-sound';

/** Whether a visitor who waits is heard in this browser: off until it is switched on. */
export function SoundButton() {
  const [isOn, setIsOn] = useState(isSoundOn);
  return (
    <IconButton
      label={isOn ? 'Sound for waiting visitors: on' : 'Sound for waiting visitors: off'}
      icon={isOn ? Volume2 : VolumeX}
      aria-pressed={isOn}
      onClick={() => {
        setSoundOn(!isOn);
        setIsOn(!isOn);
        if (!isOn) playAlarm();
      }}
    />
  );
}
