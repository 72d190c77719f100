import type { Subject } from '@garita/domain/acceso/can';
import { holdsPermiso } from '@garita/domain/acceso/holdsPermiso';
import { expiraEn } from '@garita/domain/tokens/caducidad';
import { NOMBRE_TOKEN_MAX, type TokenValues, tokenRules } from '@garita/domain/tokens/token.rules';
import { useMemo } from 'react';
import { TextField } from '../../../components/TextField';
import { Choices } from '../../../form/Choices';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import { ClaveField } from '../../ClaveField';
import { PermisosField } from '../../PermisosField';
import type { Act } from '../../useAct';
import { CaducidadField, PLAZO_INICIAL } from './CaducidadField';

const ALCANCES = [
  {
    id: 'lectura',
    label: 'Solo lectura',
    description: 'Lee lo que tú puedes ver y no cambia nada.',
  },
  {
    id: 'codigos',
    label: 'Permisos elegidos',
    description: 'Hace lo que da cada permiso que marques, mientras tú lo tengas.',
  },
] as const;

interface NuevoTokenDialogProps {
  viewer: Pick<Subject, 'permisos' | 'permisoSys'>;
  /** The server's time in milliseconds. */
  now: () => number;
  /** Creates a token and shows it (crearToken). The form shows a rejection. */
  onCreate: Act<[TokenValues]>;
  onClose: () => void;
}

export function NuevoTokenDialog({ viewer, now, onCreate, onClose }: NuevoTokenDialogProps) {
  const rules = useMemo(() => tokenRules(() => new Date(now())), [now]);
  const form = useForm<TokenValues>({
    initial: {
      nombre: '',
      expira: expiraEn(PLAZO_INICIAL, new Date(now())),
      soloLectura: true,
      codigos: [],
      clave: '',
    },
    rules,
    onSubmit: onCreate,
    notices: 'rules',
  });
  const { value: _, ...expira } = form.field('expira');
  const alcance = form.field('soloLectura');
  const holdsAny = viewer.permisoSys === 1 || viewer.permisos.length > 0;
  return (
    <FormDialog
      form={form}
      title="Nuevo token"
      submitLabel="Hacer token"
      pendingLabel="Haciendo el token"
      size="medium"
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        description="Para qué es: sale en la bitácora junto a lo que haga."
        maxLength={NOMBRE_TOKEN_MAX}
        autoComplete="off"
        {...form.field('nombre')}
      />
      {holdsAny && (
        <Choices
          {...alcance}
          label="Qué puede"
          choices={ALCANCES}
          value={alcance.value ? 'lectura' : 'codigos'}
          onChange={(id) => alcance.onChange(id === 'lectura')}
        />
      )}
      {!form.values.soloLectura && (
        <PermisosField
          label="Permisos"
          isOpen={(codigo) => holdsPermiso(viewer, codigo)}
          onlyOpen
          {...form.field('codigos')}
        />
      )}
      <CaducidadField now={now} {...expira} />
      <ClaveField {...form.field('clave')} />
    </FormDialog>
  );
}
