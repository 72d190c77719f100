import { RadioScreen } from '@garita/ui/screens/radio/RadioScreen';
import { useContext, useEffect } from 'react';
import { ShellContext } from '../portal/ShellContext';
import { useUser } from '../portal/useSession';
import { useRadio } from '../radio/useRadio';

export function Component() {
  const { onRadioHere } = useContext(ShellContext);
  // The radio keeps playing after the user leaves this screen. The bar then shows it.
  useEffect(onRadioHere, [onRadioHere]);
  return <RadioScreen {...useRadio(true)} isDuenia={useUser()?.permisoSys === 1} />;
}
