import type { RutasPerfil } from '@garita/domain/avatar/readPerfil';
import { CAMPOS_ENLACES } from '@garita/domain/enlaces/textos';
import { TextField } from '../../../components/TextField';
import type { FieldBinding } from '../../../form/useForm';

interface RutaFieldProps extends FieldBinding<string | null> {
  name: keyof RutasPerfil & string;
  /** The path in Habbo's JSON. An empty field means this path. */
  habitual: string;
}

/** A path in the JSON of the avatar's profile: names joined by dots. */
export function RutaField({ name, value, onChange, habitual, ...field }: RutaFieldProps) {
  return (
    <TextField
      {...field}
      label={CAMPOS_ENLACES[name]}
      name={name}
      value={value ?? ''}
      onChange={(next) => onChange(next.trim() || null)}
      description={`Los nombres en el JSON, unidos con puntos. En blanco, «${habitual}», como en Habbo.`}
      placeholder={habitual}
      autoComplete="off"
      isLiteral
    />
  );
}
