import { getMoneda } from '@garita/domain/agencia/monedaActual';
import type { CategoriaBorrador, MisionBorrador } from '@garita/domain/escalafon/borrador';
import { editMision, moveMision } from '@garita/domain/escalafon/ediciones';
import { NOMBRE_MAXIMO } from '@garita/domain/escalafon/findFallos';
import { CAMPOS_MISION, type MisionValues } from '@garita/domain/mantenimiento/catalogo';
import { misionRules } from '@garita/domain/mantenimiento/catalogo.rules';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { IconButton } from '../../../components/IconButton';
import { ArrowDownIcon, ArrowUpIcon } from '../../../components/icons';
import { NumberField } from '../../../components/NumberField';
import { Switch } from '../../../components/Switch';
import { TextField } from '../../../components/TextField';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import { color, space } from '../../../theme/tokens';
import type { Edicionado } from './useEscalafon';

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.borde};
  > p { margin: 0; }
  > :last-child { margin-left: auto; }
`;

interface MisionDialogProps {
  mision: MisionBorrador;
  categoria: CategoriaBorrador;
  edit: Edicionado['edit'];
  onRetire: () => void;
  onClose: () => void;
}

/** Edits a mission in the draft: what it is called and costs, where it stands, and whether it stays. */
export function MisionDialog({ mision, categoria, edit, onRetire, onClose }: MisionDialogProps) {
  const { clave, nombre, precio, venta } = mision;
  const place = categoria.misiones.indexOf(mision);
  const form = useForm<MisionValues>({
    initial: { nombre, precio, venta },
    rules: misionRules,
    onSubmit: (values) => {
      edit((borrador) => editMision(borrador, clave, { ...values, nombre: values.nombre.trim() }));
      onClose();
    },
  });
  const enVenta = form.field('venta');
  const move = (by: number) => edit((borrador) => moveMision(borrador, clave, place + by));
  return (
    <FormDialog
      form={form}
      title={nombre}
      submitLabel="Aplicar"
      pendingLabel="Aplicando"
      onClose={onClose}
    >
      <TextField label={CAMPOS_MISION.nombre} maxLength={NOMBRE_MAXIMO} {...form.field('nombre')} />
      <NumberField
        label={CAMPOS_MISION.precio}
        unit={getMoneda().corta}
        min={0}
        {...form.field('precio')}
      />
      <Switch
        label={CAMPOS_MISION.venta}
        description="Se puede comprar."
        value={enVenta.value === 1}
        onChange={(isOn) => enVenta.onChange(isOn ? 1 : 0)}
      />
      <Place>
        <p>
          Es la {place + 1}.ª de {categoria.misiones.length}
        </p>
        <IconButton label="Bajarla un puesto" onPress={() => move(-1)} isDisabled={place === 0}>
          <ArrowDownIcon size={20} />
        </IconButton>
        <IconButton
          label="Subirla un puesto"
          onPress={() => move(1)}
          isDisabled={place === categoria.misiones.length - 1}
        >
          <ArrowUpIcon size={20} />
        </IconButton>
        <Button variant="quiet" onPress={onRetire}>
          Retirar
        </Button>
      </Place>
    </FormDialog>
  );
}
