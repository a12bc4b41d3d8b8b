{{- define "hausgeist.image" -}}
{{ .Values.image.repository }}:{{ default .Chart.AppVersion .Values.image.tag }}
{{- end }}

{{- define "hausgeist.selector" -}}
app.kubernetes.io/name: hausgeist
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "hausgeist.labels" -}}
{{ include "hausgeist.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "hausgeist.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "hausgeist.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "hausgeist.environment" -}}
envFrom:
  - secretRef: { name: {{ .Values.secretName }} }
  - configMapRef: { name: {{ .Release.Name }}-settings }
{{- end }}

{{- define "hausgeist.volumes" -}}
volumes:
  - name: tmp
    emptyDir: { sizeLimit: {{ .Values.temporarySpace }} }
  - name: data
    emptyDir: { sizeLimit: 64Mi }
{{- end }}

{{- define "hausgeist.mounts" -}}
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  - { name: data, mountPath: /data }
{{- end }}
