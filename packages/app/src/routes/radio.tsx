import { RadioScreen } from '@garita/ui/screens/radio/RadioScreen';
import { useRadio } from '../radio/useRadio';

export function Component() {
  return <RadioScreen {...useRadio()} />;
}
