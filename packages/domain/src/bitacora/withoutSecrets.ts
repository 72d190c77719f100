/** Fields that hold a secret or lead to one, whatever their value. */
const SECRET = /^(clave|[a-z_]*hash|huella|token|secreto|key|direccion|address|ip|sesion)$/i;
/** Values that are secrets in any field: password hashes, network addresses, keys. */
const SECRET_VALUE = /\$argon2|\b\d{1,3}(\.\d{1,3}){3}\b|\b\d+-[\w-]{43}\b|\bgar_\w{20,}/;

/**
 * Drops the fields with a secret name, and replaces each text that contains a secret by `…`. The
 * portal never logs secrets; this function protects readers if a secret is logged by mistake.
 */
export function withoutSecrets<T>(value: T): T {
  if (typeof value === 'string') return (SECRET_VALUE.test(value) ? '…' : value) as T;
  if (Array.isArray(value)) return value.map(withoutSecrets) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSecrets(inner)])) as T;
}
