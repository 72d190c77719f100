import { DescuentosScreen } from '@garita/ui/screens/descuentos/DescuentosScreen';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';

export function Component() {
  const actionDescuentos = useWrite('actionDescuentos');
  return (
    <DescuentosScreen
      state={useReads({ descuentos: read('getAllDescuentos') })}
      onCreate={({ codigo, descuento }) =>
        actionDescuentos({ op: 0, codigo, ...(descuento !== null && { descuento }) })
      }
      onDelete={({ id }) => actionDescuentos({ op: 1, id })}
    />
  );
}
