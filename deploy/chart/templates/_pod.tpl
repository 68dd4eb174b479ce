{{- /* What every pod of the product shares. Called with (dict "root" $ "face" "api" …). */ -}}

{{- define "lyceum.template" -}}
{{- $root := .root -}}
metadata:
  labels:
    {{- include "lyceum.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .face }}
  {{- with $root.Values.podAnnotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  automountServiceAccountToken: false
  enableServiceLinks: false
  {{- with $root.Values.imagePullSecrets }}
  imagePullSecrets:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  securityContext:
    runAsNonRoot: true
    runAsUser: 1000
    runAsGroup: 1000
    fsGroup: 1000
    seccompProfile:
      type: RuntimeDefault
  {{- with .graceSeconds }}
  terminationGracePeriodSeconds: {{ . }}
  {{- end }}
  {{- with .restartPolicy }}
  restartPolicy: {{ . }}
  {{- end }}
  containers:
    - name: {{ .face }}
      image: {{ printf "%s:%s" $root.Values.image.repository ($root.Values.image.tag | default $root.Chart.AppVersion) | quote }}
      imagePullPolicy: {{ $root.Values.image.pullPolicy }}
      args: [{{ .face }}]
      env:
        {{- include "lyceum.env" . | nindent 8 }}
      securityContext:
        allowPrivilegeEscalation: false
        readOnlyRootFilesystem: true
        capabilities:
          drop: [ALL]
      {{- with .ports }}
      ports:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .probes }}
      {{- toYaml . | nindent 6 }}
      {{- end }}
      {{- with .preStopSeconds }}
      lifecycle:
        preStop:
          exec:
            command: [sleep, {{ . | quote }}]
      {{- end }}
      resources:
        {{- toYaml (index $root.Values .face).resources | nindent 8 }}
      volumeMounts:
        - name: tmp
          mountPath: /tmp
  volumes:
    - name: tmp
      emptyDir: {}
  {{- if ne .face "migrate" }}
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "lyceum.selector" $root | nindent 10 }}
          app.kubernetes.io/component: {{ .face }}
  {{- end }}
  {{- with $root.Values.nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $root.Values.tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $root.Values.affinity }}
  affinity:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end -}}

{{- define "lyceum.env" -}}
{{- $values := .root.Values -}}
{{- $app := required "existingSecret.app names the secret with DATABASE_URL and the other secrets" $values.existingSecret.app -}}
- name: NODE_ENV
  value: production
- name: HOST
  value: 0.0.0.0
- name: DRAIN_MS
  value: {{ mul 1000 $values.leaving.drainSeconds | quote }}
{{- range $name := list "DATABASE_URL" "DATABASE_KEYS_URL" "REDIS_URL" "S3_ACCESS_KEY" "S3_SECRET_KEY" "SMTP_URL" "SECRET_KEY" }}
- name: {{ $name }}
  valueFrom:
    secretKeyRef:
      name: {{ $app }}
      key: {{ $name }}
{{- end }}
{{- if eq .face "migrate" }}
- name: DATABASE_OWNER_URL
  valueFrom:
    secretKeyRef:
      name: {{ required "existingSecret.owner names the secret with DATABASE_OWNER_URL" $values.existingSecret.owner }}
      key: DATABASE_OWNER_URL
{{- end }}
- name: S3_ENDPOINT
  value: {{ required "settings.s3Endpoint is the address of the object store" $values.settings.s3Endpoint | quote }}
- name: S3_REGION
  value: {{ $values.settings.s3Region | quote }}
- name: S3_BUCKET
  value: {{ $values.settings.s3Bucket | quote }}
- name: MAIL_FROM
  value: {{ $values.settings.mailFrom | quote }}
- name: CONTENT_HOST
  value: {{ required "contentHost is the host name for user content" $values.contentHost | quote }}
- name: CONTENT_PORT
  value: '3002'
- name: TRUST_PROXY
  value: {{ $values.settings.trustProxy | quote }}
- name: LOG_LEVEL
  value: {{ $values.settings.logLevel | quote }}
{{- with $values.settings.otlpEndpoint }}
- name: OTEL_EXPORTER_OTLP_ENDPOINT
  value: {{ . | quote }}
{{- end }}
{{- with $values.settings.groongaUrl }}
- name: GROONGA_URL
  value: {{ . | quote }}
{{- end }}
{{- range $name, $value := $values.settings.extra }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end -}}

{{- /* A server's probes: alive, and ready for work. The start may take a minute on a busy node. */ -}}
{{- define "lyceum.probes" -}}
startupProbe:
  httpGet: { path: {{ .live }}, port: {{ .port }} }
  periodSeconds: 1
  timeoutSeconds: 4
  failureThreshold: 60
livenessProbe:
  httpGet: { path: {{ .live }}, port: {{ .port }} }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 3
{{- with .ready }}
readinessProbe:
  httpGet: { path: {{ . }}, port: {{ $.port }} }
  periodSeconds: 1
  timeoutSeconds: 4
  failureThreshold: 2
{{- end }}
{{- end -}}
