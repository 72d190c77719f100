import { DescuentosScreen } from '@garita/ui/screens/descuentos/DescuentosScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { descuentosQuery } from '../queries/descuentos';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const onAviso = useFormNotice();
  const descuentos = useQuery(descuentosQuery());
  const actionDescuentos = useWrite('actionDescuentos');
  return (
    <DescuentosScreen
      state={toScreenState({ descuentos })}
      onCreate={({ codigo, descuento }) => actionDescuentos({ op: 0, codigo, ...(descuento !== null && { descuento }) })}
      onDelete={({ id }) => actionDescuentos({ op: 1, id })}
      onAviso={onAviso}
    />
  );
}
