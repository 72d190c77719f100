import { RadioScreen } from '@garita/ui/screens/radio/RadioScreen';
import { useContext, useEffect } from 'react';
import { ShellContext } from '../portal/ShellContext';
import { useRadio } from '../radio/useRadio';

export function Component() {
  const { onRadioHere } = useContext(ShellContext);
  // The radio plays on after the user leaves this screen: the bar then shows it.
  useEffect(onRadioHere, [onRadioHere]);
  return <RadioScreen {...useRadio(true)} />;
}
