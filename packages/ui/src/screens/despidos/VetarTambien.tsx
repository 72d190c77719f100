import type { ComponentProps } from 'react';
import { Switch } from '../../components/Switch';

/** Whether a dismissal also vetoes the names, for viewers who may veto. */
export const VetarTambien = (props: Omit<ComponentProps<typeof Switch>, 'description'>) => (
  <Switch
    description="En la puerta saldrá en rojo, y no se podrá readmitir a nadie sin levantar antes el veto. El motivo del despido no se enseña allí."
    {...props}
  />
);
