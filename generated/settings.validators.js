// Written by `npm run codegen` from spec/settings.yaml. Do not edit: change the contract and run it again.
import { createRequire } from 'node:module'
import { formats } from '../src/domain/formats.ts'
const require = createRequire(import.meta.url)
"use strict";
export const getSession_200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/SessionResponse"};
const schema33 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Session"}}};
const schema34 = {"description":"A session.","type":"object","additionalProperties":false,"required":["user","workspace","role","workspaces","expires_at"],"properties":{"user":{"$ref":"#/components/schemas/SessionUser"},"workspace":{"$ref":"#/components/schemas/WorkspaceRef"},"role":{"$ref":"#/components/schemas/Role"},"workspaces":{"description":"The workspaces that the user may switch to.","type":"array","items":{"$ref":"#/components/schemas/SessionWorkspace"}},"expires_at":{"description":"When it ends, unless it is used before then.","type":"string","format":"date-time"}}};
const schema35 = {"description":"The user who is signed in.","type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"},"email":{"description":"The e-mail address of the user.","type":"string"}}};
const schema36 = {"description":"A workspace.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the workspace.","type":"string"},"name":{"description":"The name of the workspace.","type":"string"}}};
const schema37 = {"description":"A role in a workspace, from the most to the least rights.","type":"string","enum":["owner","admin","member"]};
const schema38 = {"description":"A workspace in which the user is an active member.","type":"object","additionalProperties":false,"required":["id","name","role"],"properties":{"id":{"description":"The id of the workspace.","type":"string"},"name":{"description":"The name of the workspace.","type":"string"},"role":{"$ref":"#/components/schemas/Role"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema38.required,parentSchema:schema38,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "role"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema38.properties.id.type,parentSchema:schema38.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate24.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema38.properties.name.type,parentSchema:schema38.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data2 = data.role;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate24.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data2}];
return false;
}
if(!(((data2 === "owner") || (data2 === "admin")) || (data2 === "member"))){
validate24.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats0 = formats["date-time"];

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.user === undefined) && (missing0 = "user")) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.workspaces === undefined) && (missing0 = "workspaces"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema34.required,parentSchema:schema34,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "user") || (key0 === "workspace")) || (key0 === "role")) || (key0 === "workspaces")) || (key0 === "expires_at"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user !== undefined){
let data0 = data.user;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.email === undefined) && (missing1 = "email"))){
validate23.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/SessionUser/required",keyword:"required",params:{missingProperty: missing1},schema:schema35.required,parentSchema:schema35,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "email"))){
validate23.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/SessionUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema35,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate23.errors = [{instancePath:instancePath+"/user/id",schemaPath:"#/components/schemas/SessionUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate23.errors = [{instancePath:instancePath+"/user/name",schemaPath:"#/components/schemas/SessionUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.email !== undefined){
let data3 = data0.email;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate23.errors = [{instancePath:instancePath+"/user/email",schemaPath:"#/components/schemas/SessionUser/properties/email/type",keyword:"type",params:{type: "string"},schema:schema35.properties.email.type,parentSchema:schema35.properties.email,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/SessionUser/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
let data4 = data.workspace;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((data4.id === undefined) && (missing2 = "id")) || ((data4.name === undefined) && (missing2 = "name"))){
validate23.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/WorkspaceRef/required",keyword:"required",params:{missingProperty: missing2},schema:schema36.required,parentSchema:schema36,data:data4}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data4){
if(!((key2 === "id") || (key2 === "name"))){
validate23.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/WorkspaceRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema36,data:data4}];
return false;
break;
}
}
if(_errs15 === errors){
if(data4.id !== undefined){
let data5 = data4.id;
const _errs16 = errors;
if(typeof data5 !== "string"){
validate23.errors = [{instancePath:instancePath+"/workspace/id",schemaPath:"#/components/schemas/WorkspaceRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data5}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.name !== undefined){
let data6 = data4.name;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate23.errors = [{instancePath:instancePath+"/workspace/name",schemaPath:"#/components/schemas/WorkspaceRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.name.type,parentSchema:schema36.properties.name,data:data6}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/WorkspaceRef/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data:data4}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data7 = data.role;
const _errs20 = errors;
if(typeof data7 !== "string"){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data7}];
return false;
}
if(!(((data7 === "owner") || (data7 === "admin")) || (data7 === "member"))){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data7}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspaces !== undefined){
let data8 = data.workspaces;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data8)){
var valid6 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(!(validate24(data8[i0], {instancePath:instancePath+"/workspaces/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid6 = _errs25 === errors;
if(!valid6){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/type",keyword:"type",params:{type: "array"},schema:schema34.properties.workspaces.type,parentSchema:schema34.properties.workspaces,data:data8}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data10 = data.expires_at;
const _errs26 = errors;
if(errors === _errs26){
if(errors === _errs26){
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
validate23.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema34.properties.expires_at,data:data10}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema34.properties.expires_at.type,parentSchema:schema34.properties.expires_at,data:data10}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate23(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signIn_body = validate28;
const schema40 = {"$ref":"contract#/components/schemas/SignIn"};
const schema41 = {"description":"The credentials.","type":"object","required":["email","password"],"properties":{"email":{"description":"The e-mail address, in any case.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"password":{"description":"The password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.email === undefined) && (missing0 = "email")) || ((data.password === undefined) && (missing0 = "password"))){
validate28.errors = [{instancePath,schemaPath:"contract#/components/schemas/SignIn/required",keyword:"required",params:{missingProperty: missing0},schema:schema41.required,parentSchema:schema41,data}];
return false;
}
else {
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 320){
validate28.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SignIn/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema41.properties.email,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate28.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SignIn/properties/email/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate28.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SignIn/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema41.properties.email,data:data0}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SignIn/properties/email/type",keyword:"type",params:{type: "string"},schema:schema41.properties.email.type,parentSchema:schema41.properties.email,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.password !== undefined){
let data1 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate28.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/SignIn/properties/password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema41.properties.password,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate28.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/SignIn/properties/password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.properties.password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate28.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/SignIn/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema41.properties.password,data:data1}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/SignIn/properties/password/type",keyword:"type",params:{type: "string"},schema:schema41.properties.password.type,parentSchema:schema41.properties.password,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"contract#/components/schemas/SignIn/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"email":true,"password":true},"dynamicProps":false,"dynamicItems":false};

export const signIn_body_email = validate29;
const schema42 = {"description":"The e-mail address, in any case.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate29.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema42,data}];
return false;
}
else {
if(func1(data) < 1){
validate29.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema42,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate29.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema42,data}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema42.type,parentSchema:schema42,data}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const signIn_body_password = validate30;
const schema43 = {"description":"The password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate30.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema43,data}];
return false;
}
else {
if(func1(data) < 1){
validate30.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema43,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate30.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema43,data}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema43.type,parentSchema:schema43,data}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const signIn_201 = validate31;
const schema44 = {"$ref":"contract#/components/schemas/SessionResponse"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate23(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signIn_201_header_Set$2d$Cookie = validate35;
const schema46 = {"type":"string"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema46.type,parentSchema:schema46,data}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateSession_body = validate36;
const schema47 = {"$ref":"contract#/components/schemas/SessionUpdate"};
const schema48 = {"description":"The workspace to switch to.","type":"object","required":["workspace_id"],"properties":{"workspace_id":{"description":"The workspace.","type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.workspace_id === undefined) && (missing0 = "workspace_id")){
validate36.errors = [{instancePath,schemaPath:"contract#/components/schemas/SessionUpdate/required",keyword:"required",params:{missingProperty: missing0},schema:schema48.required,parentSchema:schema48,data}];
return false;
}
else {
if(data.workspace_id !== undefined){
let data0 = data.workspace_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate36.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"contract#/components/schemas/SessionUpdate/properties/workspace_id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema48.properties.workspace_id,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate36.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"contract#/components/schemas/SessionUpdate/properties/workspace_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema48.properties.workspace_id,data:data0}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"contract#/components/schemas/SessionUpdate/properties/workspace_id/type",keyword:"type",params:{type: "string"},schema:schema48.properties.workspace_id.type,parentSchema:schema48.properties.workspace_id,data:data0}];
return false;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"contract#/components/schemas/SessionUpdate/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"workspace_id":true},"dynamicProps":false,"dynamicItems":false};

export const updateSession_body_workspace_id = validate37;
const schema49 = {"description":"The workspace.","type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate37.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema49,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate37.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema49,data}];
return false;
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema49.type,parentSchema:schema49,data}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateSession_200 = validate38;
const schema50 = {"$ref":"contract#/components/schemas/SessionResponse"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate23(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signOut_204_header_Set$2d$Cookie = validate42;
const schema52 = {"type":"string"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema52.type,parentSchema:schema52,data}];
return false;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listSessions_query_cursor = validate43;
const schema53 = {"type":"string","maxLength":1024};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate43.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema53,data}];
return false;
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema53.type,parentSchema:schema53,data}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listSessions_200 = validate44;
const schema54 = {"$ref":"contract#/components/schemas/SessionEntryList"};
const schema55 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/SessionEntry"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema56 = {"description":"One of the user's sessions.","type":"object","additionalProperties":false,"required":["id","created_at","last_seen_at","ip","user_agent","current"],"properties":{"id":{"description":"The id of the session.","type":"string"},"created_at":{"description":"When the user signed in.","type":"string","format":"date-time"},"last_seen_at":{"description":"When it was used last, to the minute.","type":"string","format":"date-time"},"ip":{"description":"The address that signed in.","type":"string"},"user_agent":{"description":"The browser that signed in.","type":["string","null"]},"current":{"description":"Whether it is the session of this request.","type":"boolean"}}};
const schema57 = {"description":"The position of the next page.","type":"object","additionalProperties":false,"required":["next_cursor"],"properties":{"next_cursor":{"description":"The `cursor` of the next page, or null on the last one.","type":["string","null"]}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema55.required,parentSchema:schema55,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema55,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.id === undefined) && (missing1 = "id")) || ((data1.created_at === undefined) && (missing1 = "created_at"))) || ((data1.last_seen_at === undefined) && (missing1 = "last_seen_at"))) || ((data1.ip === undefined) && (missing1 = "ip"))) || ((data1.user_agent === undefined) && (missing1 = "user_agent"))) || ((data1.current === undefined) && (missing1 = "current"))){
validate45.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/SessionEntry/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((key1 === "id") || (key1 === "created_at")) || (key1 === "last_seen_at")) || (key1 === "ip")) || (key1 === "user_agent")) || (key1 === "current"))){
validate45.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/SessionEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data1}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
let data2 = data1.id;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate45.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/SessionEntry/properties/id/type",keyword:"type",params:{type: "string"},schema:schema56.properties.id.type,parentSchema:schema56.properties.id,data:data2}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.created_at !== undefined){
let data3 = data1.created_at;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
validate45.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/SessionEntry/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.created_at,data:data3}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/SessionEntry/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema56.properties.created_at.type,parentSchema:schema56.properties.created_at,data:data3}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.last_seen_at !== undefined){
let data4 = data1.last_seen_at;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate45.errors = [{instancePath:instancePath+"/data/" + i0+"/last_seen_at",schemaPath:"#/components/schemas/SessionEntry/properties/last_seen_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema56.properties.last_seen_at,data:data4}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/data/" + i0+"/last_seen_at",schemaPath:"#/components/schemas/SessionEntry/properties/last_seen_at/type",keyword:"type",params:{type: "string"},schema:schema56.properties.last_seen_at.type,parentSchema:schema56.properties.last_seen_at,data:data4}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.ip !== undefined){
let data5 = data1.ip;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate45.errors = [{instancePath:instancePath+"/data/" + i0+"/ip",schemaPath:"#/components/schemas/SessionEntry/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema56.properties.ip.type,parentSchema:schema56.properties.ip,data:data5}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.user_agent !== undefined){
let data6 = data1.user_agent;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate45.errors = [{instancePath:instancePath+"/data/" + i0+"/user_agent",schemaPath:"#/components/schemas/SessionEntry/properties/user_agent/type",keyword:"type",params:{type: schema56.properties.user_agent.type},schema:schema56.properties.user_agent.type,parentSchema:schema56.properties.user_agent,data:data6}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.current !== undefined){
let data7 = data1.current;
const _errs18 = errors;
if(typeof data7 !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/data/" + i0+"/current",schemaPath:"#/components/schemas/SessionEntry/properties/current/type",keyword:"type",params:{type: "boolean"},schema:schema56.properties.current.type,parentSchema:schema56.properties.current,data:data7}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/SessionEntry/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema55.properties.data.type,parentSchema:schema55.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data8 = data.meta;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((data8.next_cursor === undefined) && (missing2 = "next_cursor")){
validate45.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},schema:schema57.required,parentSchema:schema57,data:data8}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data8){
if(!(key2 === "next_cursor")){
validate45.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema57,data:data8}];
return false;
break;
}
}
if(_errs23 === errors){
if(data8.next_cursor !== undefined){
let data9 = data8.next_cursor;
if((typeof data9 !== "string") && (data9 !== null)){
validate45.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema57.properties.next_cursor.type},schema:schema57.properties.next_cursor.type,parentSchema:schema57.properties.next_cursor,data:data9}];
return false;
}
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data8}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const changePassword_body = validate47;
const schema58 = {"$ref":"contract#/components/schemas/PasswordChange"};
const schema59 = {"description":"The passwords.","type":"object","required":["current_password","new_password"],"properties":{"current_password":{"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"new_password":{"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.current_password === undefined) && (missing0 = "current_password")) || ((data.new_password === undefined) && (missing0 = "new_password"))){
validate47.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordChange/required",keyword:"required",params:{missingProperty: missing0},schema:schema59.required,parentSchema:schema59,data}];
return false;
}
else {
if(data.current_password !== undefined){
let data0 = data.current_password;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate47.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema59.properties.current_password,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate47.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema59.properties.current_password,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate47.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema59.properties.current_password,data:data0}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/type",keyword:"type",params:{type: "string"},schema:schema59.properties.current_password.type,parentSchema:schema59.properties.current_password,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.new_password !== undefined){
let data1 = data.new_password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate47.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema59.properties.new_password,data:data1}];
return false;
}
else {
if(func1(data1) < 12){
validate47.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema59.properties.new_password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate47.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema59.properties.new_password,data:data1}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/type",keyword:"type",params:{type: "string"},schema:schema59.properties.new_password.type,parentSchema:schema59.properties.new_password,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordChange/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"current_password":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

export const changePassword_body_current_password = validate48;
const schema60 = {"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate48.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema60,data}];
return false;
}
else {
if(func1(data) < 1){
validate48.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema60,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate48.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema60,data}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema60.type,parentSchema:schema60,data}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const changePassword_body_new_password = validate49;
const schema61 = {"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate49.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema61,data}];
return false;
}
else {
if(func1(data) < 12){
validate49.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema61,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate49.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema61,data}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema61.type,parentSchema:schema61,data}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listInvitations_query_cursor = validate50;
const schema62 = {"type":"string","maxLength":1024};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate50.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema62,data}];
return false;
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema62.type,parentSchema:schema62,data}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listInvitations_200 = validate51;
const schema63 = {"$ref":"contract#/components/schemas/InvitationList"};
const schema64 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Invitation"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema65 = {"description":"An invitation that is open.","type":"object","additionalProperties":false,"required":["id","email","name","role","invited_by","created_at","expires_at"],"properties":{"id":{"description":"The id of the invitation.","type":"string"},"email":{"description":"The address that is invited.","type":"string"},"name":{"description":"The name of the person, if it was given.","type":["string","null"]},"role":{"$ref":"#/components/schemas/Role"},"invited_by":{"description":"Who invited them. Null if an operator did, by a command.","oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"expires_at":{"description":"When its link stops working.","type":"string","format":"date-time"}}};
const schema67 = {"description":"A user.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.email === undefined) && (missing0 = "email"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.invited_by === undefined) && (missing0 = "invited_by"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema65.required,parentSchema:schema65,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "email")) || (key0 === "name")) || (key0 === "role")) || (key0 === "invited_by")) || (key0 === "created_at")) || (key0 === "expires_at"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema65,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate53.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema65.properties.id.type,parentSchema:schema65.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate53.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema65.properties.email.type,parentSchema:schema65.properties.email,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate53.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema65.properties.name.type},schema:schema65.properties.name.type,parentSchema:schema65.properties.name,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data3 = data.role;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate53.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data3}];
return false;
}
if(!(((data3 === "owner") || (data3 === "admin")) || (data3 === "member"))){
validate53.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invited_by !== undefined){
let data4 = data.invited_by;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
let passing0 = null;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.id === undefined) && (missing1 = "id")) || ((data4.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/invited_by",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema67.required,parentSchema:schema67,data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs16 = errors;
for(const key1 in data4){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/invited_by",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema67,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs16 === errors){
if(data4.id !== undefined){
let data5 = data4.id;
const _errs17 = errors;
if(typeof data5 !== "string"){
const err2 = {instancePath:instancePath+"/invited_by/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.id.type,parentSchema:schema67.properties.id,data:data5};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.name !== undefined){
let data6 = data4.name;
const _errs19 = errors;
if(typeof data6 !== "string"){
const err3 = {instancePath:instancePath+"/invited_by/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.name.type,parentSchema:schema67.properties.name,data:data6};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/invited_by",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs21 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/invited_by",schemaPath:"#/properties/invited_by/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema65.properties.invited_by.oneOf[1].type,parentSchema:schema65.properties.invited_by.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err6 = {instancePath:instancePath+"/invited_by",schemaPath:"#/properties/invited_by/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema65.properties.invited_by.oneOf,parentSchema:schema65.properties.invited_by,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate53.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs23 = errors;
if(errors === _errs23){
if(errors === _errs23){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate53.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema65.properties.created_at,data:data7}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema65.properties.created_at.type,parentSchema:schema65.properties.created_at,data:data7}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data8 = data.expires_at;
const _errs25 = errors;
if(errors === _errs25){
if(errors === _errs25){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate53.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema65.properties.expires_at,data:data8}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema65.properties.expires_at.type,parentSchema:schema65.properties.expires_at,data:data8}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema64.required,parentSchema:schema64,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema64,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate53(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema64.properties.data.type,parentSchema:schema64.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate52.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema57.required,parentSchema:schema57,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate52.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema57,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate52.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema57.properties.next_cursor.type},schema:schema57.properties.next_cursor.type,parentSchema:schema57.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createInvitation_header_Idempotency$2d$Key = validate56;
const schema69 = {"type":"string","minLength":1,"maxLength":255};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate56.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema69,data}];
return false;
}
else {
if(func1(data) < 1){
validate56.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema69,data}];
return false;
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema69.type,parentSchema:schema69,data}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body = validate57;
const schema70 = {"$ref":"contract#/components/schemas/InvitationCreate"};
const schema71 = {"description":"A person to invite. Unknown fields are ignored.","type":"object","required":["email","role"],"properties":{"email":{"description":"The address, in any case.","type":"string","format":"email","maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"role":{"$ref":"#/components/schemas/InvitedRole"},"name":{"description":"The name of the person, for the list of invitations.","type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"}}};
const schema72 = {"description":"The role that an invited person will have.","type":"string","enum":["admin","member"]};
const formats10 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern15 = new RegExp("^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.email === undefined) && (missing0 = "email")) || ((data.role === undefined) && (missing0 = "role"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema71.required,parentSchema:schema71,data}];
return false;
}
else {
if(data.email !== undefined){
let data0 = data.email;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 320){
validate58.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema71.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate58.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema71.properties.email,data:data0}];
return false;
}
else {
if(!(formats10.test(data0))){
validate58.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema71.properties.email,data:data0}];
return false;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema71.properties.email.type,parentSchema:schema71.properties.email,data:data0}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data1 = data.role;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate58.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/InvitedRole/type",keyword:"type",params:{type: "string"},schema:schema72.type,parentSchema:schema72,data:data1}];
return false;
}
if(!((data1 === "admin") || (data1 === "member"))){
validate58.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/InvitedRole/enum",keyword:"enum",params:{allowedValues: schema72.enum},schema:schema72.enum,parentSchema:schema72,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema71.properties.name.type},schema:schema71.properties.name.type,parentSchema:schema71.properties.name,data:data2}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema71.properties.name,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema71.properties.name,data:data2}];
return false;
}
else {
if(!pattern15.test(data2)){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema71.properties.name,data:data2}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"email":true,"role":true,"name":true},"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"email":true,"role":true,"name":true},"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body_email = validate60;
const schema73 = {"description":"The address, in any case.","type":"string","format":"email","maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate60.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema73,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate60.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema73,data}];
return false;
}
else {
if(!(formats10.test(data))){
validate60.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema73,data}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema73.type,parentSchema:schema73,data}];
return false;
}
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body_role = validate61;
const schema74 = {"$ref":"contract#/components/schemas/InvitedRole"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate61.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitedRole/type",keyword:"type",params:{type: "string"},schema:schema72.type,parentSchema:schema72,data}];
return false;
}
if(!((data === "admin") || (data === "member"))){
validate61.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitedRole/enum",keyword:"enum",params:{allowedValues: schema72.enum},schema:schema72.enum,parentSchema:schema72,data}];
return false;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body_name = validate62;
const schema76 = {"description":"The name of the person, for the list of invitations.","type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema76.type},schema:schema76.type,parentSchema:schema76,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate62.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema76,data}];
return false;
}
else {
if(func1(data) < 1){
validate62.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema76,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate62.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema76,data}];
return false;
}
}
}
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_201 = validate63;
const schema77 = {"$ref":"contract#/components/schemas/InvitationWithUrl"};
const schema78 = {"description":"An invitation and its link.","type":"object","additionalProperties":false,"required":["data","url"],"properties":{"data":{"$ref":"#/components/schemas/Invitation"},"url":{"description":"The link to pass on. Shown only once; null in a replay.","type":["string","null"],"x-shown-once":true}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.url === undefined) && (missing0 = "url"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema78.required,parentSchema:schema78,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "url"))){
validate64.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema78,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate53(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate64.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema78.properties.url.type},schema:schema78.properties.url.type,parentSchema:schema78.properties.url,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getInvitation_body = validate67;
const schema79 = {"$ref":"contract#/components/schemas/InvitationLookUp"};
const schema80 = {"description":"A link to look up.","type":"object","required":["token"],"properties":{"token":{"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
validate67.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationLookUp/required",keyword:"required",params:{missingProperty: missing0},schema:schema80.required,parentSchema:schema80,data}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate67.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema80.properties.token,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate67.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema80.properties.token,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate67.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema80.properties.token,data:data0}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/type",keyword:"type",params:{type: "string"},schema:schema80.properties.token.type,parentSchema:schema80.properties.token,data:data0}];
return false;
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationLookUp/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"token":true},"dynamicProps":false,"dynamicItems":false};

export const getInvitation_body_token = validate68;
const schema81 = {"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate68.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema81,data}];
return false;
}
else {
if(func1(data) < 1){
validate68.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema81,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate68.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema81,data}];
return false;
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema81.type,parentSchema:schema81,data}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getInvitation_200 = validate69;
const schema82 = {"$ref":"contract#/components/schemas/InvitationPreviewResponse"};
const schema83 = {"description":"What an invitation is for.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/InvitationPreview"}}};
const schema84 = {"description":"What an invitation is for.","type":"object","additionalProperties":false,"required":["email","role","workspace","has_account"],"properties":{"email":{"description":"The address that is invited.","type":"string"},"role":{"$ref":"#/components/schemas/Role"},"workspace":{"$ref":"#/components/schemas/InvitingWorkspace"},"has_account":{"description":"Whether the address has an account, whose password is then asked for.","type":"boolean"}}};
const schema86 = {"description":"The workspace to join.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"The name of the workspace.","type":"string"}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.email === undefined) && (missing0 = "email")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.has_account === undefined) && (missing0 = "has_account"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema84.required,parentSchema:schema84,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "role")) || (key0 === "workspace")) || (key0 === "has_account"))){
validate71.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema84,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate71.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema84.properties.email.type,parentSchema:schema84.properties.email,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data1 = data.role;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate71.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data1}];
return false;
}
if(!(((data1 === "owner") || (data1 === "admin")) || (data1 === "member"))){
validate71.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
let data2 = data.workspace;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.name === undefined) && (missing1 = "name")){
validate71.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/InvitingWorkspace/required",keyword:"required",params:{missingProperty: missing1},schema:schema86.required,parentSchema:schema86,data:data2}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data2){
if(!(key1 === "name")){
validate71.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/InvitingWorkspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema86,data:data2}];
return false;
break;
}
}
if(_errs10 === errors){
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 !== "string"){
validate71.errors = [{instancePath:instancePath+"/workspace/name",schemaPath:"#/components/schemas/InvitingWorkspace/properties/name/type",keyword:"type",params:{type: "string"},schema:schema86.properties.name.type,parentSchema:schema86.properties.name,data:data3}];
return false;
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/InvitingWorkspace/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data:data2}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_account !== undefined){
let data4 = data.has_account;
const _errs13 = errors;
if(typeof data4 !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/has_account",schemaPath:"#/properties/has_account/type",keyword:"type",params:{type: "boolean"},schema:schema84.properties.has_account.type,parentSchema:schema84.properties.has_account,data:data4}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema83.required,parentSchema:schema83,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate70.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema83,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate71(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body = validate74;
const schema87 = {"$ref":"contract#/components/schemas/InvitationAcceptance"};
const schema88 = {"description":"Who joins. Unknown fields are ignored.","type":"object","required":["token","password"],"properties":{"token":{"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"password":{"description":"The password of the account, or the one that a new account gets.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"name":{"description":"The name of a person without an account.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.password === undefined) && (missing0 = "password"))){
validate74.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationAcceptance/required",keyword:"required",params:{missingProperty: missing0},schema:schema88.required,parentSchema:schema88,data}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate74.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema88.properties.token,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate74.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema88.properties.token,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate74.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema88.properties.token,data:data0}];
return false;
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/type",keyword:"type",params:{type: "string"},schema:schema88.properties.token.type,parentSchema:schema88.properties.token,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.password !== undefined){
let data1 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate74.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema88.properties.password,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate74.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema88.properties.password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate74.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema88.properties.password,data:data1}];
return false;
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/type",keyword:"type",params:{type: "string"},schema:schema88.properties.password.type,parentSchema:schema88.properties.password,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate74.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema88.properties.name,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate74.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema88.properties.name,data:data2}];
return false;
}
else {
if(!pattern15.test(data2)){
validate74.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema88.properties.name,data:data2}];
return false;
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/type",keyword:"type",params:{type: "string"},schema:schema88.properties.name.type,parentSchema:schema88.properties.name,data:data2}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationAcceptance/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"token":true,"password":true,"name":true},"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_token = validate75;
const schema89 = {"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate75.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema89,data}];
return false;
}
else {
if(func1(data) < 1){
validate75.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema89,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate75.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema89,data}];
return false;
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema89.type,parentSchema:schema89,data}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_password = validate76;
const schema90 = {"description":"The password of the account, or the one that a new account gets.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate76.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema90,data}];
return false;
}
else {
if(func1(data) < 1){
validate76.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema90,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate76.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema90,data}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema90.type,parentSchema:schema90,data}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_name = validate77;
const schema91 = {"description":"The name of a person without an account.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate77.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema91,data}];
return false;
}
else {
if(func1(data) < 1){
validate77.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema91,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate77.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema91,data}];
return false;
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema91.type,parentSchema:schema91,data}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_201 = validate78;
const schema92 = {"$ref":"contract#/components/schemas/SessionResponse"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate23(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_201_header_Set$2d$Cookie = validate82;
const schema94 = {"type":"string"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema94.type,parentSchema:schema94,data}];
return false;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const requestPasswordReset_body = validate83;
const schema95 = {"$ref":"contract#/components/schemas/PasswordResetRequest"};
const schema96 = {"description":"Whose password to reset.","type":"object","required":["email"],"properties":{"email":{"description":"The e-mail address, in any case.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.email === undefined) && (missing0 = "email")){
validate83.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetRequest/required",keyword:"required",params:{missingProperty: missing0},schema:schema96.required,parentSchema:schema96,data}];
return false;
}
else {
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 320){
validate83.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema96.properties.email,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate83.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema96.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate83.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema96.properties.email,data:data0}];
return false;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/type",keyword:"type",params:{type: "string"},schema:schema96.properties.email.type,parentSchema:schema96.properties.email,data:data0}];
return false;
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetRequest/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

export const requestPasswordReset_body_email = validate84;
const schema97 = {"description":"The e-mail address, in any case.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate84.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema97,data}];
return false;
}
else {
if(func1(data) < 1){
validate84.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema97,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate84.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema97,data}];
return false;
}
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema97.type,parentSchema:schema97,data}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const completePasswordReset_body = validate85;
const schema98 = {"$ref":"contract#/components/schemas/PasswordResetCompletion"};
const schema99 = {"description":"The new password.","type":"object","required":["token","new_password"],"properties":{"token":{"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"new_password":{"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.new_password === undefined) && (missing0 = "new_password"))){
validate85.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetCompletion/required",keyword:"required",params:{missingProperty: missing0},schema:schema99.required,parentSchema:schema99,data}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate85.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema99.properties.token,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate85.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema99.properties.token,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate85.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema99.properties.token,data:data0}];
return false;
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/type",keyword:"type",params:{type: "string"},schema:schema99.properties.token.type,parentSchema:schema99.properties.token,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.new_password !== undefined){
let data1 = data.new_password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate85.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema99.properties.new_password,data:data1}];
return false;
}
else {
if(func1(data1) < 12){
validate85.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema99.properties.new_password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate85.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema99.properties.new_password,data:data1}];
return false;
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/type",keyword:"type",params:{type: "string"},schema:schema99.properties.new_password.type,parentSchema:schema99.properties.new_password,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetCompletion/type",keyword:"type",params:{type: "object"},schema:schema99.type,parentSchema:schema99,data}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"token":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

export const completePasswordReset_body_token = validate86;
const schema100 = {"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate86.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema100,data}];
return false;
}
else {
if(func1(data) < 1){
validate86.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema100,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate86.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema100,data}];
return false;
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema100.type,parentSchema:schema100,data}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const completePasswordReset_body_new_password = validate87;
const schema101 = {"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate87.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema101,data}];
return false;
}
else {
if(func1(data) < 12){
validate87.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema101,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate87.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema101,data}];
return false;
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema101.type,parentSchema:schema101,data}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_status = validate88;
const schema102 = {"$ref":"contract#/components/schemas/MemberStatus"};
const schema103 = {"description":"Whether the membership gives access. Pending members have not joined yet.","type":"string","enum":["active","suspended","pending"]};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate88.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberStatus/type",keyword:"type",params:{type: "string"},schema:schema103.type,parentSchema:schema103,data}];
return false;
}
if(!(((data === "active") || (data === "suspended")) || (data === "pending"))){
validate88.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberStatus/enum",keyword:"enum",params:{allowedValues: schema103.enum},schema:schema103.enum,parentSchema:schema103,data}];
return false;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_role = validate89;
const schema104 = {"$ref":"contract#/components/schemas/Role"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate89.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
if(!(((data === "owner") || (data === "admin")) || (data === "member"))){
validate89.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data}];
return false;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_q = validate90;
const schema106 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate90.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema106,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate90.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema106,data}];
return false;
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema106.type,parentSchema:schema106,data}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_cursor = validate91;
const schema107 = {"type":"string","maxLength":1024};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate91.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema107,data}];
return false;
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema107.type,parentSchema:schema107,data}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_200 = validate92;
const schema108 = {"$ref":"contract#/components/schemas/MemberList"};
const schema109 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Member"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema110 = {"description":"A member of the workspace.","type":"object","additionalProperties":false,"required":["user","role","status","joined_at","last_seen_at"],"properties":{"user":{"$ref":"#/components/schemas/MemberUser"},"role":{"$ref":"#/components/schemas/Role"},"status":{"$ref":"#/components/schemas/MemberStatus"},"joined_at":{"description":"When the member joined. Null for pending members.","type":["string","null"],"format":"date-time"},"last_seen_at":{"description":"When the member last used a session in this workspace, to the minute. Null: never.","type":["string","null"],"format":"date-time"}}};
const schema111 = {"description":"The user of a membership.","type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"},"email":{"description":"The e-mail address of the user.","type":"string"}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.user === undefined) && (missing0 = "user")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.joined_at === undefined) && (missing0 = "joined_at"))) || ((data.last_seen_at === undefined) && (missing0 = "last_seen_at"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema110.required,parentSchema:schema110,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "user") || (key0 === "role")) || (key0 === "status")) || (key0 === "joined_at")) || (key0 === "last_seen_at"))){
validate94.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema110,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user !== undefined){
let data0 = data.user;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.email === undefined) && (missing1 = "email"))){
validate94.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/MemberUser/required",keyword:"required",params:{missingProperty: missing1},schema:schema111.required,parentSchema:schema111,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "email"))){
validate94.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/MemberUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema111,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate94.errors = [{instancePath:instancePath+"/user/id",schemaPath:"#/components/schemas/MemberUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema111.properties.id.type,parentSchema:schema111.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate94.errors = [{instancePath:instancePath+"/user/name",schemaPath:"#/components/schemas/MemberUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema111.properties.name.type,parentSchema:schema111.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.email !== undefined){
let data3 = data0.email;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate94.errors = [{instancePath:instancePath+"/user/email",schemaPath:"#/components/schemas/MemberUser/properties/email/type",keyword:"type",params:{type: "string"},schema:schema111.properties.email.type,parentSchema:schema111.properties.email,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/MemberUser/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data4 = data.role;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate94.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data4}];
return false;
}
if(!(((data4 === "owner") || (data4 === "admin")) || (data4 === "member"))){
validate94.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data4}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs15 = errors;
if(typeof data5 !== "string"){
validate94.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberStatus/type",keyword:"type",params:{type: "string"},schema:schema103.type,parentSchema:schema103,data:data5}];
return false;
}
if(!(((data5 === "active") || (data5 === "suspended")) || (data5 === "pending"))){
validate94.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberStatus/enum",keyword:"enum",params:{allowedValues: schema103.enum},schema:schema103.enum,parentSchema:schema103,data:data5}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.joined_at !== undefined){
let data6 = data.joined_at;
const _errs18 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate94.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/type",keyword:"type",params:{type: schema110.properties.joined_at.type},schema:schema110.properties.joined_at.type,parentSchema:schema110.properties.joined_at,data:data6}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate94.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema110.properties.joined_at,data:data6}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_seen_at !== undefined){
let data7 = data.last_seen_at;
const _errs20 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate94.errors = [{instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/type",keyword:"type",params:{type: schema110.properties.last_seen_at.type},schema:schema110.properties.last_seen_at.type,parentSchema:schema110.properties.last_seen_at,data:data7}];
return false;
}
if(errors === _errs20){
if(errors === _errs20){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate94.errors = [{instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema110.properties.last_seen_at,data:data7}];
return false;
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema109.required,parentSchema:schema109,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema109,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate94(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema109.properties.data.type,parentSchema:schema109.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate93.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema57.required,parentSchema:schema57,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate93.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema57,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate93.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema57.properties.next_cursor.type},schema:schema57.properties.next_cursor.type,parentSchema:schema57.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMember_body = validate97;
const schema115 = {"$ref":"contract#/components/schemas/MemberUpdate"};
const schema116 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"role":{"$ref":"#/components/schemas/Role"},"status":{"$ref":"#/components/schemas/MemberAccess"}}};
const schema118 = {"description":"Whether a membership gives access.","type":"string","enum":["active","suspended"]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate98.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data0}];
return false;
}
if(!(((data0 === "owner") || (data0 === "admin")) || (data0 === "member"))){
validate98.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate98.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberAccess/type",keyword:"type",params:{type: "string"},schema:schema118.type,parentSchema:schema118,data:data1}];
return false;
}
if(!((data1 === "active") || (data1 === "suspended"))){
validate98.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberAccess/enum",keyword:"enum",params:{allowedValues: schema118.enum},schema:schema118.enum,parentSchema:schema118,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema116.type,parentSchema:schema116,data}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"role":true,"status":true},"dynamicProps":false,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"role":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const updateMember_body_role = validate100;
const schema119 = {"$ref":"contract#/components/schemas/Role"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate100.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
if(!(((data === "owner") || (data === "admin")) || (data === "member"))){
validate100.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data}];
return false;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMember_body_status = validate101;
const schema121 = {"$ref":"contract#/components/schemas/MemberAccess"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate101.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberAccess/type",keyword:"type",params:{type: "string"},schema:schema118.type,parentSchema:schema118,data}];
return false;
}
if(!((data === "active") || (data === "suspended"))){
validate101.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberAccess/enum",keyword:"enum",params:{allowedValues: schema118.enum},schema:schema118.enum,parentSchema:schema118,data}];
return false;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMember_200 = validate102;
const schema123 = {"$ref":"contract#/components/schemas/MemberResponse"};
const schema124 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Member"}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema124.required,parentSchema:schema124,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate103.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema124,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate94(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema124.type,parentSchema:schema124,data}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body = validate106;
const schema125 = {"$ref":"contract#/components/schemas/WorkspaceUpdate"};
const schema126 = {"description":"What to change. Unknown fields are ignored.","type":"object","required":["name"],"properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate106.errors = [{instancePath,schemaPath:"contract#/components/schemas/WorkspaceUpdate/required",keyword:"required",params:{missingProperty: missing0},schema:schema126.required,parentSchema:schema126,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate106.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema126.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate106.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema126.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate106.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema126.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema126.properties.name.type,parentSchema:schema126.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"contract#/components/schemas/WorkspaceUpdate/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body_name = validate107;
const schema127 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate107.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema127,data}];
return false;
}
else {
if(func1(data) < 1){
validate107.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema127,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate107.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema127,data}];
return false;
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema127.type,parentSchema:schema127,data}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_200 = validate108;
const schema128 = {"$ref":"contract#/components/schemas/WorkspaceResponse"};
const schema129 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WorkspaceRef"}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema129.required,parentSchema:schema129,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate109.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema129,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))){
validate109.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WorkspaceRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema36.required,parentSchema:schema36,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "id") || (key1 === "name"))){
validate109.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WorkspaceRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema36,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate109.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/WorkspaceRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate109.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/WorkspaceRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.name.type,parentSchema:schema36.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WorkspaceRef/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data:data0}];
return false;
}
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema129.type,parentSchema:schema129,data}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKeys_query_cursor = validate111;
const schema131 = {"type":"string","maxLength":1024};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate111.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema131,data}];
return false;
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema131.type,parentSchema:schema131,data}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listKeys_200 = validate112;
const schema132 = {"$ref":"contract#/components/schemas/KeyList"};
const schema133 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Key"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema134 = {"description":"An API key.","type":"object","additionalProperties":false,"required":["id","name","scopes","status","created_by","creator_active","created_at","expires_at","last_used_at","secrets"],"properties":{"id":{"description":"The id of the key.","type":"string"},"name":{"description":"Its purpose.","type":"string"},"scopes":{"description":"Its scopes.","type":"array","items":{"$ref":"#/components/schemas/Scope"}},"status":{"$ref":"#/components/schemas/KeyStatus"},"created_by":{"$ref":"#/components/schemas/UserRef"},"creator_active":{"description":"False if its creator is no longer an active owner or admin, so that the key does not work.","type":"boolean"},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"expires_at":{"description":"When it expires.","type":["string","null"],"format":"date-time"},"last_used_at":{"description":"When it was used last.","type":["string","null"],"format":"date-time"},"secrets":{"description":"The active secrets, newest first.","type":"array","items":{"$ref":"#/components/schemas/KeySecret"}}}};
const schema135 = {"description":"A permission of an API key.\n\n| Scope | Grants |\n|---|---|\n| `read:projects` | List and read projects and their board columns |\n| `read:tasks` | List and read tasks and their comments |\n| `read:events` | List calendar events |\n| `read:members` | List active members, email addresses included |\n| `write:tasks` | Create and update tasks |\n| `write:events` | Create calendar events |\n| `write:comments` | Comment on tasks |\n","type":"string","enum":["read:projects","read:tasks","read:events","read:members","write:tasks","write:events","write:comments"]};
const schema136 = {"description":"Whether the key works.","type":"string","enum":["active","disabled","revoked","expired"]};
const schema138 = {"description":"An active secret of a key.","type":"object","additionalProperties":false,"required":["last4","created_at","expires_at","last_used_at"],"properties":{"last4":{"description":"Its last four characters.","type":"string"},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"expires_at":{"description":"The end of the overlap, once the key has been rotated.","type":["string","null"],"format":"date-time"},"last_used_at":{"description":"When it was used last.","type":["string","null"],"format":"date-time"}}};
const func64 = Object.prototype.hasOwnProperty;

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.creator_active === undefined) && (missing0 = "creator_active"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.secrets === undefined) && (missing0 = "secrets"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema134.required,parentSchema:schema134,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func64.call(schema134.properties, key0))){
validate114.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema134,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate114.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema134.properties.id.type,parentSchema:schema134.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate114.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema134.properties.name.type,parentSchema:schema134.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data2 = data.scopes;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(typeof data3 !== "string"){
validate114.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema135.type,parentSchema:schema135,data:data3}];
return false;
}
if(!(((((((data3 === "read:projects") || (data3 === "read:tasks")) || (data3 === "read:events")) || (data3 === "read:members")) || (data3 === "write:tasks")) || (data3 === "write:events")) || (data3 === "write:comments"))){
validate114.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema135.enum},schema:schema135.enum,parentSchema:schema135,data:data3}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema134.properties.scopes.type,parentSchema:schema134.properties.scopes,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate114.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/KeyStatus/type",keyword:"type",params:{type: "string"},schema:schema136.type,parentSchema:schema136,data:data4}];
return false;
}
if(!((((data4 === "active") || (data4 === "disabled")) || (data4 === "revoked")) || (data4 === "expired"))){
validate114.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/KeyStatus/enum",keyword:"enum",params:{allowedValues: schema136.enum},schema:schema136.enum,parentSchema:schema136,data:data4}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data5 = data.created_by;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.id === undefined) && (missing1 = "id")) || ((data5.name === undefined) && (missing1 = "name"))){
validate114.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema67.required,parentSchema:schema67,data:data5}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data5){
if(!((key1 === "id") || (key1 === "name"))){
validate114.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema67,data:data5}];
return false;
break;
}
}
if(_errs17 === errors){
if(data5.id !== undefined){
let data6 = data5.id;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate114.errors = [{instancePath:instancePath+"/created_by/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.id.type,parentSchema:schema67.properties.id,data:data6}];
return false;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.name !== undefined){
let data7 = data5.name;
const _errs20 = errors;
if(typeof data7 !== "string"){
validate114.errors = [{instancePath:instancePath+"/created_by/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.name.type,parentSchema:schema67.properties.name,data:data7}];
return false;
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data:data5}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creator_active !== undefined){
let data8 = data.creator_active;
const _errs22 = errors;
if(typeof data8 !== "boolean"){
validate114.errors = [{instancePath:instancePath+"/creator_active",schemaPath:"#/properties/creator_active/type",keyword:"type",params:{type: "boolean"},schema:schema134.properties.creator_active.type,parentSchema:schema134.properties.creator_active,data:data8}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data9 = data.created_at;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate114.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema134.properties.created_at,data:data9}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema134.properties.created_at.type,parentSchema:schema134.properties.created_at,data:data9}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data10 = data.expires_at;
const _errs26 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate114.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema134.properties.expires_at.type},schema:schema134.properties.expires_at.type,parentSchema:schema134.properties.expires_at,data:data10}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
validate114.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema134.properties.expires_at,data:data10}];
return false;
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used_at !== undefined){
let data11 = data.last_used_at;
const _errs28 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate114.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: schema134.properties.last_used_at.type},schema:schema134.properties.last_used_at.type,parentSchema:schema134.properties.last_used_at,data:data11}];
return false;
}
if(errors === _errs28){
if(errors === _errs28){
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
validate114.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema134.properties.last_used_at,data:data11}];
return false;
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secrets !== undefined){
let data12 = data.secrets;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data12)){
var valid6 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((((data13.last4 === undefined) && (missing2 = "last4")) || ((data13.created_at === undefined) && (missing2 = "created_at"))) || ((data13.expires_at === undefined) && (missing2 = "expires_at"))) || ((data13.last_used_at === undefined) && (missing2 = "last_used_at"))){
validate114.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/KeySecret/required",keyword:"required",params:{missingProperty: missing2},schema:schema138.required,parentSchema:schema138,data:data13}];
return false;
}
else {
const _errs35 = errors;
for(const key2 in data13){
if(!((((key2 === "last4") || (key2 === "created_at")) || (key2 === "expires_at")) || (key2 === "last_used_at"))){
validate114.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/KeySecret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema138,data:data13}];
return false;
break;
}
}
if(_errs35 === errors){
if(data13.last4 !== undefined){
let data14 = data13.last4;
const _errs36 = errors;
if(typeof data14 !== "string"){
validate114.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last4",schemaPath:"#/components/schemas/KeySecret/properties/last4/type",keyword:"type",params:{type: "string"},schema:schema138.properties.last4.type,parentSchema:schema138.properties.last4,data:data14}];
return false;
}
var valid8 = _errs36 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.created_at !== undefined){
let data15 = data13.created_at;
const _errs38 = errors;
if(errors === _errs38){
if(errors === _errs38){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate114.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/KeySecret/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema138.properties.created_at,data:data15}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/KeySecret/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema138.properties.created_at.type,parentSchema:schema138.properties.created_at,data:data15}];
return false;
}
}
}
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.expires_at !== undefined){
let data16 = data13.expires_at;
const _errs40 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate114.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/KeySecret/properties/expires_at/type",keyword:"type",params:{type: schema138.properties.expires_at.type},schema:schema138.properties.expires_at.type,parentSchema:schema138.properties.expires_at,data:data16}];
return false;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
validate114.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/KeySecret/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema138.properties.expires_at,data:data16}];
return false;
}
}
}
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.last_used_at !== undefined){
let data17 = data13.last_used_at;
const _errs42 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate114.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last_used_at",schemaPath:"#/components/schemas/KeySecret/properties/last_used_at/type",keyword:"type",params:{type: schema138.properties.last_used_at.type},schema:schema138.properties.last_used_at.type,parentSchema:schema138.properties.last_used_at,data:data17}];
return false;
}
if(errors === _errs42){
if(errors === _errs42){
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
validate114.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last_used_at",schemaPath:"#/components/schemas/KeySecret/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema138.properties.last_used_at,data:data17}];
return false;
}
}
}
}
var valid8 = _errs42 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/KeySecret/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data:data13}];
return false;
}
}
var valid6 = _errs32 === errors;
if(!valid6){
break;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema134.properties.secrets.type,parentSchema:schema134.properties.secrets,data:data12}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema134.type,parentSchema:schema134,data}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema133.required,parentSchema:schema133,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema133,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate114(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema133.properties.data.type,parentSchema:schema133.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate113.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema57.required,parentSchema:schema57,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate113.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema57,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate113.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema57.properties.next_cursor.type},schema:schema57.properties.next_cursor.type,parentSchema:schema57.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema133.type,parentSchema:schema133,data}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createKey_header_Idempotency$2d$Key = validate117;
const schema140 = {"type":"string","minLength":1,"maxLength":255};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate117.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema140,data}];
return false;
}
else {
if(func1(data) < 1){
validate117.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema140,data}];
return false;
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema140.type,parentSchema:schema140,data}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createKey_body = validate118;
const schema141 = {"$ref":"contract#/components/schemas/KeyCreate"};
const schema142 = {"description":"A key to create. Unknown fields are ignored.","type":"object","required":["name","scopes"],"properties":{"name":{"description":"Its purpose.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"scopes":{"description":"Its scopes.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Scope"}},"expires_at":{"description":"When it stops working by itself, in the future. Null: never.","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"}}};
const func0 = require("ajv/dist/runtime/equal").default;
const pattern36 = new RegExp("^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.scopes === undefined) && (missing0 = "scopes"))){
validate119.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema142.required,parentSchema:schema142,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate119.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema142.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate119.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema142.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate119.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema142.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema142.properties.name.type,parentSchema:schema142.properties.name,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data1 = data.scopes;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate119.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema142.properties.scopes,data:data1}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate119.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema135.type,parentSchema:schema135,data:data2}];
return false;
}
if(!(((((((data2 === "read:projects") || (data2 === "read:tasks")) || (data2 === "read:events")) || (data2 === "read:members")) || (data2 === "write:tasks")) || (data2 === "write:events")) || (data2 === "write:comments"))){
validate119.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema135.enum},schema:schema135.enum,parentSchema:schema135,data:data2}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
validate119.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema142.properties.scopes,data:data1}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema142.properties.scopes.type,parentSchema:schema142.properties.scopes,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data3 = data.expires_at;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate119.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema142.properties.expires_at.type},schema:schema142.properties.expires_at.type,parentSchema:schema142.properties.expires_at,data:data3}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern36.test(data3)){
validate119.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema142.properties.expires_at,data:data3}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate119.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema142.properties.expires_at,data:data3}];
return false;
}
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"name":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate119(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"name":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

export const createKey_body_name = validate121;
const schema144 = {"description":"Its purpose.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate121.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema144,data}];
return false;
}
else {
if(func1(data) < 1){
validate121.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema144,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate121.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema144,data}];
return false;
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema144.type,parentSchema:schema144,data}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createKey_body_scopes = validate122;
const schema145 = {"description":"Its scopes.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract#/components/schemas/Scope"}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate122.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema145,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate122.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema135.type,parentSchema:schema135,data:data0}];
return false;
}
if(!(((((((data0 === "read:projects") || (data0 === "read:tasks")) || (data0 === "read:events")) || (data0 === "read:members")) || (data0 === "write:tasks")) || (data0 === "write:events")) || (data0 === "write:comments"))){
validate122.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema135.enum},schema:schema135.enum,parentSchema:schema135,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate122.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema145,data}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema145.type,parentSchema:schema145,data}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createKey_body_expires_at = validate123;
const schema147 = {"description":"When it stops working by itself, in the future. Null: never.","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema147.type},schema:schema147.type,parentSchema:schema147,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate123.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema147,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate123.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema147,data}];
return false;
}
}
}
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createKey_201 = validate124;
const schema148 = {"$ref":"contract#/components/schemas/KeyWithSecret"};
const schema149 = {"description":"A key and its secret.","type":"object","additionalProperties":false,"required":["data","secret"],"properties":{"data":{"$ref":"#/components/schemas/Key"},"secret":{"description":"Shown only once. Null in a replay.","type":["string","null"],"x-shown-once":true}}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema149.required,parentSchema:schema149,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate125.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema149,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate114(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data1 = data.secret;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate125.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema149.properties.secret.type},schema:schema149.properties.secret.type,parentSchema:schema149.properties.secret,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getKey_200 = validate128;
const schema150 = {"$ref":"contract#/components/schemas/KeyResponse"};
const schema151 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Key"}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema151.required,parentSchema:schema151,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate129.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema151,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate114(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateKey_body = validate132;
const schema152 = {"$ref":"contract#/components/schemas/KeyUpdate"};
const schema153 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"Its purpose.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"disabled":{"description":"Whether the key is disabled.","type":"boolean"},"scopes":{"description":"Its scopes, which replace the present ones.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Scope"}},"expires_at":{"description":"When it stops working by itself, in the future. Null: never.","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate133.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema153.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate133.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema153.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate133.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema153.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema153.properties.name.type,parentSchema:schema153.properties.name,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
let data1 = data.disabled;
const _errs3 = errors;
if(typeof data1 !== "boolean"){
validate133.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema153.properties.disabled.type,parentSchema:schema153.properties.disabled,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data2 = data.scopes;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
validate133.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema153.properties.scopes,data:data2}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(typeof data3 !== "string"){
validate133.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema135.type,parentSchema:schema135,data:data3}];
return false;
}
if(!(((((((data3 === "read:projects") || (data3 === "read:tasks")) || (data3 === "read:events")) || (data3 === "read:members")) || (data3 === "write:tasks")) || (data3 === "write:events")) || (data3 === "write:comments"))){
validate133.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema135.enum},schema:schema135.enum,parentSchema:schema135,data:data3}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate133.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema153.properties.scopes,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema153.properties.scopes.type,parentSchema:schema153.properties.scopes,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data4 = data.expires_at;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate133.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema153.properties.expires_at.type},schema:schema153.properties.expires_at.type,parentSchema:schema153.properties.expires_at,data:data4}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern36.test(data4)){
validate133.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema153.properties.expires_at,data:data4}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate133.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema153.properties.expires_at,data:data4}];
return false;
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"name":true,"disabled":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"name":true,"disabled":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_name = validate135;
const schema155 = {"description":"Its purpose.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate135.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema155,data}];
return false;
}
else {
if(func1(data) < 1){
validate135.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema155,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate135.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema155,data}];
return false;
}
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema155.type,parentSchema:schema155,data}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_disabled = validate136;
const schema156 = {"description":"Whether the key is disabled.","type":"boolean"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema156.type,parentSchema:schema156,data}];
return false;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_scopes = validate137;
const schema157 = {"description":"Its scopes, which replace the present ones.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract#/components/schemas/Scope"}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate137.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema157,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate137.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema135.type,parentSchema:schema135,data:data0}];
return false;
}
if(!(((((((data0 === "read:projects") || (data0 === "read:tasks")) || (data0 === "read:events")) || (data0 === "read:members")) || (data0 === "write:tasks")) || (data0 === "write:events")) || (data0 === "write:comments"))){
validate137.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema135.enum},schema:schema135.enum,parentSchema:schema135,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate137.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema157,data}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema157.type,parentSchema:schema157,data}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_expires_at = validate138;
const schema159 = {"description":"When it stops working by itself, in the future. Null: never.","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema159.type},schema:schema159.type,parentSchema:schema159,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate138.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema159,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate138.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema159,data}];
return false;
}
}
}
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateKey_200 = validate139;
const schema160 = {"$ref":"contract#/components/schemas/KeyResponse"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema151.required,parentSchema:schema151,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate140.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema151,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate114(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const rotateKey_header_Idempotency$2d$Key = validate143;
const schema162 = {"type":"string","minLength":1,"maxLength":255};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate143.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema162,data}];
return false;
}
else {
if(func1(data) < 1){
validate143.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema162,data}];
return false;
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema162.type,parentSchema:schema162,data}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateKey_body = validate144;
const schema163 = {"$ref":"contract#/components/schemas/KeyRotation"};
const schema164 = {"description":"How long the old secret keeps working.","type":"object","required":["overlap_seconds"],"properties":{"overlap_seconds":{"description":"From none to seven days.","type":"integer","format":"int32","minimum":0,"maximum":604800}}};
const formats38 = formats.int32;

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.overlap_seconds === undefined) && (missing0 = "overlap_seconds")){
validate144.errors = [{instancePath,schemaPath:"contract#/components/schemas/KeyRotation/required",keyword:"required",params:{missingProperty: missing0},schema:schema164.required,parentSchema:schema164,data}];
return false;
}
else {
if(data.overlap_seconds !== undefined){
let data0 = data.overlap_seconds;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate144.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},schema:schema164.properties.overlap_seconds.type,parentSchema:schema164.properties.overlap_seconds,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 604800 || isNaN(data0)){
validate144.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},schema:604800,parentSchema:schema164.properties.overlap_seconds,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate144.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema164.properties.overlap_seconds,data:data0}];
return false;
}
else {
if(!(formats38.validate(data0))){
validate144.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema164.properties.overlap_seconds,data:data0}];
return false;
}
}
}
}
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"contract#/components/schemas/KeyRotation/type",keyword:"type",params:{type: "object"},schema:schema164.type,parentSchema:schema164,data}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"overlap_seconds":true},"dynamicProps":false,"dynamicItems":false};

export const rotateKey_body_overlap_seconds = validate145;
const schema165 = {"description":"From none to seven days.","type":"integer","format":"int32","minimum":0,"maximum":604800};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema165.type,parentSchema:schema165,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 604800 || isNaN(data)){
validate145.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},schema:604800,parentSchema:schema165,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate145.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema165,data}];
return false;
}
else {
if(!(formats38.validate(data))){
validate145.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema165,data}];
return false;
}
}
}
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateKey_201 = validate146;
const schema166 = {"$ref":"contract#/components/schemas/KeyWithSecret"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema149.required,parentSchema:schema149,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate147.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema149,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate114(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data1 = data.secret;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate147.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema149.properties.secret.type},schema:schema149.properties.secret.type,parentSchema:schema149.properties.secret,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getKeyUsage_query_by = validate150;
const schema168 = {"$ref":"contract#/components/schemas/UsageGrouping"};
const schema169 = {"description":"What a key's requests are counted by. The default is `hour`.","type":"string","enum":["hour","operation","status"]};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate150.errors = [{instancePath,schemaPath:"contract#/components/schemas/UsageGrouping/type",keyword:"type",params:{type: "string"},schema:schema169.type,parentSchema:schema169,data}];
return false;
}
if(!(((data === "hour") || (data === "operation")) || (data === "status"))){
validate150.errors = [{instancePath,schemaPath:"contract#/components/schemas/UsageGrouping/enum",keyword:"enum",params:{allowedValues: schema169.enum},schema:schema169.enum,parentSchema:schema169,data}];
return false;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getKeyUsage_200 = validate151;
const schema170 = {"$ref":"contract#/components/schemas/ApiKeyUsage"};
const schema171 = {"description":"The requests of a key in the last 168 hours.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"anyOf":[{"description":"Per hour, oldest first.","type":"array","items":{"$ref":"#/components/schemas/UsageHour"}},{"description":"Per operation, most requests first.","type":"array","items":{"$ref":"#/components/schemas/UsageOperation"}},{"description":"Per status, most requests first.","type":"array","items":{"$ref":"#/components/schemas/UsageStatus"}}]}}};
const schema172 = {"description":"The requests of an hour.","type":"object","additionalProperties":false,"required":["hour","requests","errors","rate_limited"],"properties":{"hour":{"description":"The beginning of the hour.","type":"string","format":"date-time"},"requests":{"description":"All requests.","type":"integer","format":"int32"},"errors":{"description":"Requests answered with 4xx other than 429, or 5xx.","type":"integer","format":"int32"},"rate_limited":{"description":"Requests answered with 429.","type":"integer","format":"int32"}}};
const schema173 = {"description":"The requests of an operation.","type":"object","additionalProperties":false,"required":["operation_id","requests"],"properties":{"operation_id":{"description":"The operation. Null if none matched.","type":["string","null"]},"requests":{"description":"All requests.","type":"integer","format":"int32"}}};
const schema174 = {"description":"The requests with a status.","type":"object","additionalProperties":false,"required":["status","requests"],"properties":{"status":{"description":"The status of the answer.","type":"integer","format":"int32"},"requests":{"description":"All requests.","type":"integer","format":"int32"}}};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema171.required,parentSchema:schema171,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate152.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema171,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.hour === undefined) && (missing1 = "hour")) || ((data1.requests === undefined) && (missing1 = "requests"))) || ((data1.errors === undefined) && (missing1 = "errors"))) || ((data1.rate_limited === undefined) && (missing1 = "rate_limited"))){
const err0 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UsageHour/required",keyword:"required",params:{missingProperty: missing1},schema:schema172.required,parentSchema:schema172,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!((((key1 === "hour") || (key1 === "requests")) || (key1 === "errors")) || (key1 === "rate_limited"))){
const err1 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UsageHour/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema172,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data1.hour !== undefined){
let data2 = data1.hour;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err2 = {instancePath:instancePath+"/data/" + i0+"/hour",schemaPath:"#/components/schemas/UsageHour/properties/hour/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema172.properties.hour,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/data/" + i0+"/hour",schemaPath:"#/components/schemas/UsageHour/properties/hour/type",keyword:"type",params:{type: "string"},schema:schema172.properties.hour.type,parentSchema:schema172.properties.hour,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.requests !== undefined){
let data3 = data1.requests;
const _errs12 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/data/" + i0+"/requests",schemaPath:"#/components/schemas/UsageHour/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema172.properties.requests.type,parentSchema:schema172.properties.requests,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs12){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats38.validate(data3))){
const err5 = {instancePath:instancePath+"/data/" + i0+"/requests",schemaPath:"#/components/schemas/UsageHour/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema172.properties.requests,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.errors !== undefined){
let data4 = data1.errors;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/data/" + i0+"/errors",schemaPath:"#/components/schemas/UsageHour/properties/errors/type",keyword:"type",params:{type: "integer"},schema:schema172.properties.errors.type,parentSchema:schema172.properties.errors,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(!(formats38.validate(data4))){
const err7 = {instancePath:instancePath+"/data/" + i0+"/errors",schemaPath:"#/components/schemas/UsageHour/properties/errors/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema172.properties.errors,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.rate_limited !== undefined){
let data5 = data1.rate_limited;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/data/" + i0+"/rate_limited",schemaPath:"#/components/schemas/UsageHour/properties/rate_limited/type",keyword:"type",params:{type: "integer"},schema:schema172.properties.rate_limited.type,parentSchema:schema172.properties.rate_limited,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(!(formats38.validate(data5))){
const err9 = {instancePath:instancePath+"/data/" + i0+"/rate_limited",schemaPath:"#/components/schemas/UsageHour/properties/rate_limited/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema172.properties.rate_limited,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UsageHour/type",keyword:"type",params:{type: "object"},schema:schema172.type,parentSchema:schema172,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/0/type",keyword:"type",params:{type: "array"},schema:schema171.properties.data.anyOf[0].type,parentSchema:schema171.properties.data.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var items0 = true;
}
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data0)){
var valid5 = true;
const len1 = data0.length;
for(let i1=0; i1<len1; i1++){
let data6 = data0[i1];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.operation_id === undefined) && (missing2 = "operation_id")) || ((data6.requests === undefined) && (missing2 = "requests"))){
const err12 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/components/schemas/UsageOperation/required",keyword:"required",params:{missingProperty: missing2},schema:schema173.required,parentSchema:schema173,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
const _errs23 = errors;
for(const key2 in data6){
if(!((key2 === "operation_id") || (key2 === "requests"))){
const err13 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/components/schemas/UsageOperation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema173,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
}
if(_errs23 === errors){
if(data6.operation_id !== undefined){
let data7 = data6.operation_id;
const _errs24 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err14 = {instancePath:instancePath+"/data/" + i1+"/operation_id",schemaPath:"#/components/schemas/UsageOperation/properties/operation_id/type",keyword:"type",params:{type: schema173.properties.operation_id.type},schema:schema173.properties.operation_id.type,parentSchema:schema173.properties.operation_id,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.requests !== undefined){
let data8 = data6.requests;
const _errs26 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/data/" + i1+"/requests",schemaPath:"#/components/schemas/UsageOperation/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema173.properties.requests.type,parentSchema:schema173.properties.requests,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(errors === _errs26){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats38.validate(data8))){
const err16 = {instancePath:instancePath+"/data/" + i1+"/requests",schemaPath:"#/components/schemas/UsageOperation/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema173.properties.requests,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/components/schemas/UsageOperation/type",keyword:"type",params:{type: "object"},schema:schema173.type,parentSchema:schema173,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
const err18 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/1/type",keyword:"type",params:{type: "array"},schema:schema171.properties.data.anyOf[1].type,parentSchema:schema171.properties.data.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(items0 !== true){
items0 = true;
}
}
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data0)){
var valid8 = true;
const len2 = data0.length;
for(let i2=0; i2<len2; i2++){
let data9 = data0[i2];
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if(((data9.status === undefined) && (missing3 = "status")) || ((data9.requests === undefined) && (missing3 = "requests"))){
const err19 = {instancePath:instancePath+"/data/" + i2,schemaPath:"#/components/schemas/UsageStatus/required",keyword:"required",params:{missingProperty: missing3},schema:schema174.required,parentSchema:schema174,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
const _errs33 = errors;
for(const key3 in data9){
if(!((key3 === "status") || (key3 === "requests"))){
const err20 = {instancePath:instancePath+"/data/" + i2,schemaPath:"#/components/schemas/UsageStatus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema174,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
}
if(_errs33 === errors){
if(data9.status !== undefined){
let data10 = data9.status;
const _errs34 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/data/" + i2+"/status",schemaPath:"#/components/schemas/UsageStatus/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema174.properties.status.type,parentSchema:schema174.properties.status,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(errors === _errs34){
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats38.validate(data10))){
const err22 = {instancePath:instancePath+"/data/" + i2+"/status",schemaPath:"#/components/schemas/UsageStatus/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema174.properties.status,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
var valid10 = _errs34 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data9.requests !== undefined){
let data11 = data9.requests;
const _errs36 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err23 = {instancePath:instancePath+"/data/" + i2+"/requests",schemaPath:"#/components/schemas/UsageStatus/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema174.properties.requests.type,parentSchema:schema174.properties.requests,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs36){
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats38.validate(data11))){
const err24 = {instancePath:instancePath+"/data/" + i2+"/requests",schemaPath:"#/components/schemas/UsageStatus/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema174.properties.requests,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
var valid10 = _errs36 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/data/" + i2,schemaPath:"#/components/schemas/UsageStatus/type",keyword:"type",params:{type: "object"},schema:schema174.type,parentSchema:schema174,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid8 = _errs30 === errors;
if(!valid8){
break;
}
}
}
else {
const err26 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/2/type",keyword:"type",params:{type: "array"},schema:schema171.properties.data.anyOf[2].type,parentSchema:schema171.properties.data.anyOf[2],data:data0};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs28 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(items0 !== true){
items0 = true;
}
}
if(!valid1){
const err27 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf",keyword:"anyOf",params:{},schema:schema171.properties.data.anyOf,parentSchema:schema171.properties.data,data:data0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate152.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listProjects_query_cursor = validate154;
const schema175 = {"type":"string","maxLength":1024};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate154.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema175,data}];
return false;
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema175.type,parentSchema:schema175,data}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listProjects_200 = validate155;
const schema176 = {"$ref":"contract#/components/schemas/SettingsProjectList"};
const schema177 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/SettingsProject"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema178 = {"description":"A project, with its columns and members.","type":"object","additionalProperties":false,"required":["id","name","description","private","archived_at","created_at","task_count","columns","members"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"What the project is about.","type":["string","null"]},"private":{"description":"Whether the public API hides it.","type":"boolean"},"archived_at":{"description":"When it was archived. Null: it is not.","type":["string","null"],"format":"date-time"},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"task_count":{"description":"The number of its tasks.","type":"integer","format":"int32","minimum":0},"columns":{"description":"Its columns, by `order`.","type":"array","items":{"$ref":"#/components/schemas/Column"}},"members":{"description":"The people with a role in it, by name.","type":"array","items":{"$ref":"#/components/schemas/ProjectMember"}}}};
const schema179 = {"description":"A column of a project.","type":"object","additionalProperties":false,"required":["id","name","is_done","order","task_count"],"properties":{"id":{"description":"The id of the column.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether tasks in it are done.","type":"boolean"},"order":{"description":"Its place, from 0.","type":"integer","format":"int32","minimum":0},"task_count":{"description":"The number of its tasks.","type":"integer","format":"int32","minimum":0}}};
const schema180 = {"description":"A person with a role in the project.","type":"object","additionalProperties":false,"required":["user","role"],"properties":{"user":{"$ref":"#/components/schemas/UserRef"},"role":{"$ref":"#/components/schemas/ProjectRole"}}};
const schema182 = {"description":"A role in a project. A viewer may not write.","type":"string","enum":["manager","editor","viewer"]};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.user === undefined) && (missing0 = "user")) || ((data.role === undefined) && (missing0 = "role"))){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema180.required,parentSchema:schema180,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "user") || (key0 === "role"))){
validate158.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema180,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user !== undefined){
let data0 = data.user;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))){
validate158.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema67.required,parentSchema:schema67,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "id") || (key1 === "name"))){
validate158.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema67,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate158.errors = [{instancePath:instancePath+"/user/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.id.type,parentSchema:schema67.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate158.errors = [{instancePath:instancePath+"/user/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.name.type,parentSchema:schema67.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data3 = data.role;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate158.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema182.type,parentSchema:schema182,data:data3}];
return false;
}
if(!(((data3 === "manager") || (data3 === "editor")) || (data3 === "viewer"))){
validate158.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema182.enum},schema:schema182.enum,parentSchema:schema182,data:data3}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema180.type,parentSchema:schema180,data}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.private === undefined) && (missing0 = "private"))) || ((data.archived_at === undefined) && (missing0 = "archived_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.task_count === undefined) && (missing0 = "task_count"))) || ((data.columns === undefined) && (missing0 = "columns"))) || ((data.members === undefined) && (missing0 = "members"))){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema178.required,parentSchema:schema178,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func64.call(schema178.properties, key0))){
validate157.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema178,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate157.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema178.properties.id.type,parentSchema:schema178.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate157.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema178.properties.name.type,parentSchema:schema178.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate157.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema178.properties.description.type},schema:schema178.properties.description.type,parentSchema:schema178.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.private !== undefined){
let data3 = data.private;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
validate157.errors = [{instancePath:instancePath+"/private",schemaPath:"#/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema178.properties.private.type,parentSchema:schema178.properties.private,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived_at !== undefined){
let data4 = data.archived_at;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate157.errors = [{instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/type",keyword:"type",params:{type: schema178.properties.archived_at.type},schema:schema178.properties.archived_at.type,parentSchema:schema178.properties.archived_at,data:data4}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate157.errors = [{instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema178.properties.archived_at,data:data4}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate157.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema178.properties.created_at,data:data5}];
return false;
}
}
else {
validate157.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema178.properties.created_at.type,parentSchema:schema178.properties.created_at,data:data5}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_count !== undefined){
let data6 = data.task_count;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate157.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema178.properties.task_count.type,parentSchema:schema178.properties.task_count,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate157.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema178.properties.task_count,data:data6}];
return false;
}
else {
if(!(formats38.validate(data6))){
validate157.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema178.properties.task_count,data:data6}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data7 = data.columns;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((((((data8.id === undefined) && (missing1 = "id")) || ((data8.name === undefined) && (missing1 = "name"))) || ((data8.is_done === undefined) && (missing1 = "is_done"))) || ((data8.order === undefined) && (missing1 = "order"))) || ((data8.task_count === undefined) && (missing1 = "task_count"))){
validate157.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema179.required,parentSchema:schema179,data:data8}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data8){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate157.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema179,data:data8}];
return false;
break;
}
}
if(_errs21 === errors){
if(data8.id !== undefined){
let data9 = data8.id;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate157.errors = [{instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema179.properties.id.type,parentSchema:schema179.properties.id,data:data9}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.name !== undefined){
let data10 = data8.name;
const _errs24 = errors;
if(typeof data10 !== "string"){
validate157.errors = [{instancePath:instancePath+"/columns/" + i0+"/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema179.properties.name.type,parentSchema:schema179.properties.name,data:data10}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.is_done !== undefined){
let data11 = data8.is_done;
const _errs26 = errors;
if(typeof data11 !== "boolean"){
validate157.errors = [{instancePath:instancePath+"/columns/" + i0+"/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema179.properties.is_done.type,parentSchema:schema179.properties.is_done,data:data11}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.order !== undefined){
let data12 = data8.order;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate157.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.order.type,parentSchema:schema179.properties.order,data:data12}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate157.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema179.properties.order,data:data12}];
return false;
}
else {
if(!(formats38.validate(data12))){
validate157.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema179.properties.order,data:data12}];
return false;
}
}
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.task_count !== undefined){
let data13 = data8.task_count;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate157.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.task_count.type,parentSchema:schema179.properties.task_count,data:data13}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate157.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema179.properties.task_count,data:data13}];
return false;
}
else {
if(!(formats38.validate(data13))){
validate157.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema179.properties.task_count,data:data13}];
return false;
}
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data:data8}];
return false;
}
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},schema:schema178.properties.columns.type,parentSchema:schema178.properties.columns,data:data7}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.members !== undefined){
let data14 = data.members;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data14)){
var valid4 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs34 = errors;
if(!(validate158(data14[i1], {instancePath:instancePath+"/members/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},schema:schema178.properties.members.type,parentSchema:schema178.properties.members,data:data14}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema178.type,parentSchema:schema178,data}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema177.required,parentSchema:schema177,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate156.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema177,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate157(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema177.properties.data.type,parentSchema:schema177.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate156.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema57.required,parentSchema:schema57,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate156.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema57,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate156.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema57.properties.next_cursor.type},schema:schema57.properties.next_cursor.type,parentSchema:schema57.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema177.type,parentSchema:schema177,data}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createProject_header_Idempotency$2d$Key = validate162;
const schema184 = {"type":"string","minLength":1,"maxLength":255};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate162.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema184,data}];
return false;
}
else {
if(func1(data) < 1){
validate162.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema184,data}];
return false;
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema184.type,parentSchema:schema184,data}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body = validate163;
const schema185 = {"$ref":"contract#/components/schemas/ProjectCreate"};
const schema186 = {"description":"A project to create. Unknown fields are ignored.","type":"object","required":["name"],"properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"description":{"description":"What the project is about. Null: nothing.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"private":{"description":"Whether the public API hides it. False unless given.","type":"boolean"}}};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate163.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectCreate/required",keyword:"required",params:{missingProperty: missing0},schema:schema186.required,parentSchema:schema186,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate163.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema186.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate163.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema186.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate163.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema186.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema186.properties.name.type,parentSchema:schema186.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate163.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/type",keyword:"type",params:{type: schema186.properties.description.type},schema:schema186.properties.description.type,parentSchema:schema186.properties.description,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate163.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema186.properties.description,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate163.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema186.properties.description,data:data1}];
return false;
}
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.private !== undefined){
let data2 = data.private;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate163.errors = [{instancePath:instancePath+"/private",schemaPath:"contract#/components/schemas/ProjectCreate/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema186.properties.private.type,parentSchema:schema186.properties.private,data:data2}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectCreate/type",keyword:"type",params:{type: "object"},schema:schema186.type,parentSchema:schema186,data}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"name":true,"description":true,"private":true},"dynamicProps":false,"dynamicItems":false};

export const createProject_body_name = validate164;
const schema187 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate164.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema187,data}];
return false;
}
else {
if(func1(data) < 1){
validate164.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema187,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate164.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema187,data}];
return false;
}
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema187.type,parentSchema:schema187,data}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body_description = validate165;
const schema188 = {"description":"What the project is about. Null: nothing.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema188.type},schema:schema188.type,parentSchema:schema188,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate165.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema188,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate165.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema188,data}];
return false;
}
}
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body_private = validate166;
const schema189 = {"description":"Whether the public API hides it. False unless given.","type":"boolean"};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema189.type,parentSchema:schema189,data}];
return false;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_201 = validate167;
const schema190 = {"$ref":"contract#/components/schemas/SettingsProjectResponse"};
const schema191 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/SettingsProject"}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema191.required,parentSchema:schema191,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate168.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema191,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate157(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema191.type,parentSchema:schema191,data}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getProject_200 = validate171;
const schema192 = {"$ref":"contract#/components/schemas/SettingsProjectResponse"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema191.required,parentSchema:schema191,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate172.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema191,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate157(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema191.type,parentSchema:schema191,data}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate172(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateProject_body = validate175;
const schema194 = {"$ref":"contract#/components/schemas/ProjectUpdate"};
const schema195 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"description":{"description":"What the project is about. Null: nothing.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"private":{"description":"Whether the public API hides it.","type":"boolean"},"archived":{"description":"Whether it is archived.","type":"boolean"}}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate175.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema195.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate175.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema195.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate175.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema195.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate175.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema195.properties.name.type,parentSchema:schema195.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate175.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/type",keyword:"type",params:{type: schema195.properties.description.type},schema:schema195.properties.description.type,parentSchema:schema195.properties.description,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate175.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema195.properties.description,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate175.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema195.properties.description,data:data1}];
return false;
}
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.private !== undefined){
let data2 = data.private;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate175.errors = [{instancePath:instancePath+"/private",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema195.properties.private.type,parentSchema:schema195.properties.private,data:data2}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.archived !== undefined){
let data3 = data.archived;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
validate175.errors = [{instancePath:instancePath+"/archived",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/archived/type",keyword:"type",params:{type: "boolean"},schema:schema195.properties.archived.type,parentSchema:schema195.properties.archived,data:data3}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate175.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectUpdate/type",keyword:"type",params:{type: "object"},schema:schema195.type,parentSchema:schema195,data}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":{"name":true,"description":true,"private":true,"archived":true},"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_name = validate176;
const schema196 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate176.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema196,data}];
return false;
}
else {
if(func1(data) < 1){
validate176.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema196,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate176.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema196,data}];
return false;
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema196.type,parentSchema:schema196,data}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_description = validate177;
const schema197 = {"description":"What the project is about. Null: nothing.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema197.type},schema:schema197.type,parentSchema:schema197,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate177.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema197,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate177.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema197,data}];
return false;
}
}
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_private = validate178;
const schema198 = {"description":"Whether the public API hides it.","type":"boolean"};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema198.type,parentSchema:schema198,data}];
return false;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_archived = validate179;
const schema199 = {"description":"Whether it is archived.","type":"boolean"};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema199.type,parentSchema:schema199,data}];
return false;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_200 = validate180;
const schema200 = {"$ref":"contract#/components/schemas/SettingsProjectResponse"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema191.required,parentSchema:schema191,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate181.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema191,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate157(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema191.type,parentSchema:schema191,data}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate181(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createColumn_header_Idempotency$2d$Key = validate184;
const schema202 = {"type":"string","minLength":1,"maxLength":255};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate184.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema202,data}];
return false;
}
else {
if(func1(data) < 1){
validate184.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema202,data}];
return false;
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema202.type,parentSchema:schema202,data}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_body = validate185;
const schema203 = {"$ref":"contract#/components/schemas/ColumnCreate"};
const schema204 = {"description":"A column to add. Unknown fields are ignored.","type":"object","required":["name"],"properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"is_done":{"description":"Whether tasks in it are done. False unless given.","type":"boolean"}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate185.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnCreate/required",keyword:"required",params:{missingProperty: missing0},schema:schema204.required,parentSchema:schema204,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate185.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema204.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate185.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema204.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate185.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema204.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate185.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema204.properties.name.type,parentSchema:schema204.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_done !== undefined){
let data1 = data.is_done;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
validate185.errors = [{instancePath:instancePath+"/is_done",schemaPath:"contract#/components/schemas/ColumnCreate/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema204.properties.is_done.type,parentSchema:schema204.properties.is_done,data:data1}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate185.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnCreate/type",keyword:"type",params:{type: "object"},schema:schema204.type,parentSchema:schema204,data}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":{"name":true,"is_done":true},"dynamicProps":false,"dynamicItems":false};

export const createColumn_body_name = validate186;
const schema205 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate186.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema205,data}];
return false;
}
else {
if(func1(data) < 1){
validate186.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema205,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate186.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema205,data}];
return false;
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema205.type,parentSchema:schema205,data}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_body_is_done = validate187;
const schema206 = {"description":"Whether tasks in it are done. False unless given.","type":"boolean"};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema206.type,parentSchema:schema206,data}];
return false;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_201 = validate188;
const schema207 = {"$ref":"contract#/components/schemas/ColumnResponse"};
const schema208 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Column"}}};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema208.required,parentSchema:schema208,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate189.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema208,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.is_done === undefined) && (missing1 = "is_done"))) || ((data0.order === undefined) && (missing1 = "order"))) || ((data0.task_count === undefined) && (missing1 = "task_count"))){
validate189.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema179.required,parentSchema:schema179,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate189.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema179,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate189.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema179.properties.id.type,parentSchema:schema179.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate189.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema179.properties.name.type,parentSchema:schema179.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.is_done !== undefined){
let data3 = data0.is_done;
const _errs10 = errors;
if(typeof data3 !== "boolean"){
validate189.errors = [{instancePath:instancePath+"/data/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema179.properties.is_done.type,parentSchema:schema179.properties.is_done,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.order !== undefined){
let data4 = data0.order;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate189.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.order.type,parentSchema:schema179.properties.order,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate189.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema179.properties.order,data:data4}];
return false;
}
else {
if(!(formats38.validate(data4))){
validate189.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema179.properties.order,data:data4}];
return false;
}
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.task_count !== undefined){
let data5 = data0.task_count;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate189.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.task_count.type,parentSchema:schema179.properties.task_count,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate189.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema179.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats38.validate(data5))){
validate189.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema179.properties.task_count,data:data5}];
return false;
}
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data:data0}];
return false;
}
}
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema208.type,parentSchema:schema208,data}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setProjectMember_body = validate191;
const schema210 = {"$ref":"contract#/components/schemas/ProjectMemberSet"};
const schema211 = {"description":"The role to give. Unknown fields are ignored.","type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/ProjectRole"}}};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema211.required,parentSchema:schema211,data}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
validate192.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema182.type,parentSchema:schema182,data:data0}];
return false;
}
if(!(((data0 === "manager") || (data0 === "editor")) || (data0 === "viewer"))){
validate192.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema182.enum},schema:schema182.enum,parentSchema:schema182,data:data0}];
return false;
}
}
}
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema211.type,parentSchema:schema211,data}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};

export const setProjectMember_body_role = validate194;
const schema213 = {"$ref":"contract#/components/schemas/ProjectRole"};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate194.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema182.type,parentSchema:schema182,data}];
return false;
}
if(!(((data === "manager") || (data === "editor")) || (data === "viewer"))){
validate194.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema182.enum},schema:schema182.enum,parentSchema:schema182,data}];
return false;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const setProjectMember_200 = validate195;
const schema215 = {"$ref":"contract#/components/schemas/ProjectMemberResponse"};
const schema216 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ProjectMember"}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema216.required,parentSchema:schema216,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate196.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema216,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate158(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema216.type,parentSchema:schema216,data}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate196(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body = validate199;
const schema217 = {"$ref":"contract#/components/schemas/ColumnUpdate"};
const schema218 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"is_done":{"description":"Whether tasks in it are done.","type":"boolean"},"order":{"description":"Its place. 0 is the first.","type":"integer","format":"int32","minimum":0}}};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate199.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema218.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate199.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema218.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate199.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema218.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate199.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema218.properties.name.type,parentSchema:schema218.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_done !== undefined){
let data1 = data.is_done;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
validate199.errors = [{instancePath:instancePath+"/is_done",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema218.properties.is_done.type,parentSchema:schema218.properties.is_done,data:data1}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.order !== undefined){
let data2 = data.order;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate199.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema218.properties.order.type,parentSchema:schema218.properties.order,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate199.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema218.properties.order,data:data2}];
return false;
}
else {
if(!(formats38.validate(data2))){
validate199.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema218.properties.order,data:data2}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnUpdate/type",keyword:"type",params:{type: "object"},schema:schema218.type,parentSchema:schema218,data}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"name":true,"is_done":true,"order":true},"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_name = validate200;
const schema219 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate200.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema219,data}];
return false;
}
else {
if(func1(data) < 1){
validate200.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema219,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate200.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema219,data}];
return false;
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema219.type,parentSchema:schema219,data}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_is_done = validate201;
const schema220 = {"description":"Whether tasks in it are done.","type":"boolean"};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema220.type,parentSchema:schema220,data}];
return false;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_order = validate202;
const schema221 = {"description":"Its place. 0 is the first.","type":"integer","format":"int32","minimum":0};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema221.type,parentSchema:schema221,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate202.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema221,data}];
return false;
}
else {
if(!(formats38.validate(data))){
validate202.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema221,data}];
return false;
}
}
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_200 = validate203;
const schema222 = {"$ref":"contract#/components/schemas/ColumnResponse"};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema208.required,parentSchema:schema208,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate204.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema208,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.is_done === undefined) && (missing1 = "is_done"))) || ((data0.order === undefined) && (missing1 = "order"))) || ((data0.task_count === undefined) && (missing1 = "task_count"))){
validate204.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema179.required,parentSchema:schema179,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate204.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema179,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate204.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema179.properties.id.type,parentSchema:schema179.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate204.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema179.properties.name.type,parentSchema:schema179.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.is_done !== undefined){
let data3 = data0.is_done;
const _errs10 = errors;
if(typeof data3 !== "boolean"){
validate204.errors = [{instancePath:instancePath+"/data/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema179.properties.is_done.type,parentSchema:schema179.properties.is_done,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.order !== undefined){
let data4 = data0.order;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate204.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.order.type,parentSchema:schema179.properties.order,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate204.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema179.properties.order,data:data4}];
return false;
}
else {
if(!(formats38.validate(data4))){
validate204.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema179.properties.order,data:data4}];
return false;
}
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.task_count !== undefined){
let data5 = data0.task_count;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate204.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema179.properties.task_count.type,parentSchema:schema179.properties.task_count,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate204.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema179.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats38.validate(data5))){
validate204.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema179.properties.task_count,data:data5}];
return false;
}
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema179.type,parentSchema:schema179,data:data0}];
return false;
}
}
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema208.type,parentSchema:schema208,data}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate204(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteColumn_query_move_to = validate206;
const schema225 = {"type":"string","pattern":"^card_","x-message":"must be the id of a column"};
const pattern55 = new RegExp("^card_", "u");

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern55.test(data)){
validate206.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^card_"},schema:"^card_",parentSchema:schema225,data}];
return false;
}
}
else {
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema225.type,parentSchema:schema225,data}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listWebhookEndpoints_query_cursor = validate207;
const schema226 = {"type":"string","maxLength":1024};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate207.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema226,data}];
return false;
}
}
else {
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema226.type,parentSchema:schema226,data}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listWebhookEndpoints_200 = validate208;
const schema227 = {"$ref":"contract#/components/schemas/EndpointList"};
const schema228 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Endpoint"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema229 = {"description":"A webhook endpoint.","type":"object","additionalProperties":false,"required":["id","name","url","events","status","disabled_reason","consecutive_exhausted","created_at","disabled_at","health","secrets","last_100"],"properties":{"id":{"description":"The id of the endpoint.","type":"string"},"name":{"description":"Its name.","type":["string","null"]},"url":{"description":"The URL that deliveries are sent to.","type":"string"},"events":{"description":"The types that it subscribes to. Empty: all.","type":"array","items":{"$ref":"#/components/schemas/WebhookEventType"}},"status":{"description":"Whether deliveries are sent to it.","$ref":"#/components/schemas/EndpointStatus"},"disabled_reason":{"description":"Why it is disabled: by hand, or after too many failures.","oneOf":[{"$ref":"#/components/schemas/DisabledReason"},{"type":"null"}]},"consecutive_exhausted":{"description":"The number of deliveries in a row whose attempts all failed.","type":"integer","format":"int32"},"created_at":{"description":"When it was added.","type":"string","format":"date-time"},"disabled_at":{"description":"When it was disabled.","type":["string","null"],"format":"date-time"},"health":{"$ref":"#/components/schemas/EndpointHealth"},"secrets":{"description":"The active secrets, newest first.","type":"array","items":{"$ref":"#/components/schemas/EndpointSecret"}},"last_100":{"$ref":"#/components/schemas/DeliveryCounts"}}};
const schema230 = {"description":"What happened. These seven types are fixed for v1.","type":"string","enum":["task.created","task.updated","task.completed","task.deleted","comment.created","event.created","project.created"]};
const schema231 = {"description":"Whether deliveries are sent to an endpoint.","type":"string","enum":["enabled","disabled"]};
const schema232 = {"description":"Why an endpoint is disabled.","type":"string","enum":["manual","failures"]};
const schema235 = {"description":"An active signing secret.","type":"object","additionalProperties":false,"required":["last4","created_at","expires_at"],"properties":{"last4":{"description":"Its last four characters.","type":"string"},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"expires_at":{"description":"The end of the overlap, once it has been rotated.","type":["string","null"],"format":"date-time"}}};
const schema236 = {"description":"The statuses of the newest hundred deliveries.","type":"object","additionalProperties":false,"required":["delivered","pending","retrying","exhausted","held"],"properties":{"delivered":{"description":"Answered with a 2xx.","type":"integer","format":"int32"},"pending":{"description":"Waiting for their first attempt.","type":"integer","format":"int32"},"retrying":{"description":"Waiting for their next attempt, after at least one failed attempt.","type":"integer","format":"int32"},"exhausted":{"description":"Every attempt failed.","type":"integer","format":"int32"},"held":{"description":"Held, because the endpoint was disabled.","type":"integer","format":"int32"}}};
const schema233 = {"description":"How deliveries to an endpoint are going.","type":"object","additionalProperties":false,"required":["state","failing_since","last_delivered_at","waiting","next_attempt_at"],"properties":{"state":{"$ref":"#/components/schemas/EndpointState"},"failing_since":{"description":"When the first attempt failed since the last successful one. Null if the last one succeeded.","type":["string","null"],"format":"date-time"},"last_delivered_at":{"description":"When an attempt succeeded last.","type":["string","null"],"format":"date-time"},"waiting":{"description":"The number of deliveries that are pending, retrying or held.","type":"integer","format":"int32"},"next_attempt_at":{"description":"When the next attempt is due. Null if none waits, and while the endpoint is disabled.","type":["string","null"],"format":"date-time"}}};
const schema234 = {"description":"Whether an endpoint is `disabled`; else `failing` from a failed attempt on until one succeeds, `healthy` if the\nlast one succeeded, and `idle` before the first one.\n","type":"string","enum":["idle","healthy","failing","disabled"]};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.state === undefined) && (missing0 = "state")) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.last_delivered_at === undefined) && (missing0 = "last_delivered_at"))) || ((data.waiting === undefined) && (missing0 = "waiting"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))){
validate211.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema233.required,parentSchema:schema233,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "state") || (key0 === "failing_since")) || (key0 === "last_delivered_at")) || (key0 === "waiting")) || (key0 === "next_attempt_at"))){
validate211.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema233,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate211.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/EndpointState/type",keyword:"type",params:{type: "string"},schema:schema234.type,parentSchema:schema234,data:data0}];
return false;
}
if(!((((data0 === "idle") || (data0 === "healthy")) || (data0 === "failing")) || (data0 === "disabled"))){
validate211.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/EndpointState/enum",keyword:"enum",params:{allowedValues: schema234.enum},schema:schema234.enum,parentSchema:schema234,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failing_since !== undefined){
let data1 = data.failing_since;
const _errs5 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate211.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/type",keyword:"type",params:{type: schema233.properties.failing_since.type},schema:schema233.properties.failing_since.type,parentSchema:schema233.properties.failing_since,data:data1}];
return false;
}
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate211.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema233.properties.failing_since,data:data1}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_delivered_at !== undefined){
let data2 = data.last_delivered_at;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate211.errors = [{instancePath:instancePath+"/last_delivered_at",schemaPath:"#/properties/last_delivered_at/type",keyword:"type",params:{type: schema233.properties.last_delivered_at.type},schema:schema233.properties.last_delivered_at.type,parentSchema:schema233.properties.last_delivered_at,data:data2}];
return false;
}
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate211.errors = [{instancePath:instancePath+"/last_delivered_at",schemaPath:"#/properties/last_delivered_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema233.properties.last_delivered_at,data:data2}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data3 = data.waiting;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate211.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "integer"},schema:schema233.properties.waiting.type,parentSchema:schema233.properties.waiting,data:data3}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats38.validate(data3))){
validate211.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema233.properties.waiting,data:data3}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
let data4 = data.next_attempt_at;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate211.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema233.properties.next_attempt_at.type},schema:schema233.properties.next_attempt_at.type,parentSchema:schema233.properties.next_attempt_at,data:data4}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate211.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema233.properties.next_attempt_at,data:data4}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema233.type,parentSchema:schema233,data}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.disabled_reason === undefined) && (missing0 = "disabled_reason"))) || ((data.consecutive_exhausted === undefined) && (missing0 = "consecutive_exhausted"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.disabled_at === undefined) && (missing0 = "disabled_at"))) || ((data.health === undefined) && (missing0 = "health"))) || ((data.secrets === undefined) && (missing0 = "secrets"))) || ((data.last_100 === undefined) && (missing0 = "last_100"))){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema229.required,parentSchema:schema229,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func64.call(schema229.properties, key0))){
validate210.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema229,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate210.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema229.properties.id.type,parentSchema:schema229.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate210.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema229.properties.name.type},schema:schema229.properties.name.type,parentSchema:schema229.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data2 = data.url;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate210.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema229.properties.url.type,parentSchema:schema229.properties.url,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(typeof data4 !== "string"){
validate210.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema230.type,parentSchema:schema230,data:data4}];
return false;
}
if(!(((((((data4 === "task.created") || (data4 === "task.updated")) || (data4 === "task.completed")) || (data4 === "task.deleted")) || (data4 === "comment.created")) || (data4 === "event.created")) || (data4 === "project.created"))){
validate210.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema230.enum},schema:schema230.enum,parentSchema:schema230,data:data4}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema229.properties.events.type,parentSchema:schema229.properties.events,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs13 = errors;
if(typeof data5 !== "string"){
validate210.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/EndpointStatus/type",keyword:"type",params:{type: "string"},schema:schema231.type,parentSchema:schema231,data:data5}];
return false;
}
if(!((data5 === "enabled") || (data5 === "disabled"))){
validate210.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/EndpointStatus/enum",keyword:"enum",params:{allowedValues: schema231.enum},schema:schema231.enum,parentSchema:schema231,data:data5}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_reason !== undefined){
let data6 = data.disabled_reason;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
let passing0 = null;
const _errs18 = errors;
if(typeof data6 !== "string"){
const err0 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/components/schemas/DisabledReason/type",keyword:"type",params:{type: "string"},schema:schema232.type,parentSchema:schema232,data:data6};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data6 === "manual") || (data6 === "failures"))){
const err1 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/components/schemas/DisabledReason/enum",keyword:"enum",params:{allowedValues: schema232.enum},schema:schema232.enum,parentSchema:schema232,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs21 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema229.properties.disabled_reason.oneOf[1].type,parentSchema:schema229.properties.disabled_reason.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err3 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema229.properties.disabled_reason.oneOf,parentSchema:schema229.properties.disabled_reason,data:data6};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate210.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consecutive_exhausted !== undefined){
let data7 = data.consecutive_exhausted;
const _errs23 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate210.errors = [{instancePath:instancePath+"/consecutive_exhausted",schemaPath:"#/properties/consecutive_exhausted/type",keyword:"type",params:{type: "integer"},schema:schema229.properties.consecutive_exhausted.type,parentSchema:schema229.properties.consecutive_exhausted,data:data7}];
return false;
}
if(errors === _errs23){
if((typeof data7 == "number") && (isFinite(data7))){
if(!(formats38.validate(data7))){
validate210.errors = [{instancePath:instancePath+"/consecutive_exhausted",schemaPath:"#/properties/consecutive_exhausted/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema229.properties.consecutive_exhausted,data:data7}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data8 = data.created_at;
const _errs25 = errors;
if(errors === _errs25){
if(errors === _errs25){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate210.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema229.properties.created_at,data:data8}];
return false;
}
}
else {
validate210.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema229.properties.created_at.type,parentSchema:schema229.properties.created_at,data:data8}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_at !== undefined){
let data9 = data.disabled_at;
const _errs27 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate210.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/type",keyword:"type",params:{type: schema229.properties.disabled_at.type},schema:schema229.properties.disabled_at.type,parentSchema:schema229.properties.disabled_at,data:data9}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate210.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema229.properties.disabled_at,data:data9}];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.health !== undefined){
const _errs29 = errors;
if(!(validate211(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secrets !== undefined){
let data11 = data.secrets;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data11)){
var valid6 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing1;
if((((data12.last4 === undefined) && (missing1 = "last4")) || ((data12.created_at === undefined) && (missing1 = "created_at"))) || ((data12.expires_at === undefined) && (missing1 = "expires_at"))){
validate210.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/EndpointSecret/required",keyword:"required",params:{missingProperty: missing1},schema:schema235.required,parentSchema:schema235,data:data12}];
return false;
}
else {
const _errs35 = errors;
for(const key1 in data12){
if(!(((key1 === "last4") || (key1 === "created_at")) || (key1 === "expires_at"))){
validate210.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/EndpointSecret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema235,data:data12}];
return false;
break;
}
}
if(_errs35 === errors){
if(data12.last4 !== undefined){
let data13 = data12.last4;
const _errs36 = errors;
if(typeof data13 !== "string"){
validate210.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last4",schemaPath:"#/components/schemas/EndpointSecret/properties/last4/type",keyword:"type",params:{type: "string"},schema:schema235.properties.last4.type,parentSchema:schema235.properties.last4,data:data13}];
return false;
}
var valid8 = _errs36 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data12.created_at !== undefined){
let data14 = data12.created_at;
const _errs38 = errors;
if(errors === _errs38){
if(errors === _errs38){
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
validate210.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/EndpointSecret/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema235.properties.created_at,data:data14}];
return false;
}
}
else {
validate210.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/EndpointSecret/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema235.properties.created_at.type,parentSchema:schema235.properties.created_at,data:data14}];
return false;
}
}
}
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data12.expires_at !== undefined){
let data15 = data12.expires_at;
const _errs40 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate210.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/EndpointSecret/properties/expires_at/type",keyword:"type",params:{type: schema235.properties.expires_at.type},schema:schema235.properties.expires_at.type,parentSchema:schema235.properties.expires_at,data:data15}];
return false;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate210.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/EndpointSecret/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema235.properties.expires_at,data:data15}];
return false;
}
}
}
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/EndpointSecret/type",keyword:"type",params:{type: "object"},schema:schema235.type,parentSchema:schema235,data:data12}];
return false;
}
}
var valid6 = _errs32 === errors;
if(!valid6){
break;
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema229.properties.secrets.type,parentSchema:schema229.properties.secrets,data:data11}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_100 !== undefined){
let data16 = data.last_100;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if((((((data16.delivered === undefined) && (missing2 = "delivered")) || ((data16.pending === undefined) && (missing2 = "pending"))) || ((data16.retrying === undefined) && (missing2 = "retrying"))) || ((data16.exhausted === undefined) && (missing2 = "exhausted"))) || ((data16.held === undefined) && (missing2 = "held"))){
validate210.errors = [{instancePath:instancePath+"/last_100",schemaPath:"#/components/schemas/DeliveryCounts/required",keyword:"required",params:{missingProperty: missing2},schema:schema236.required,parentSchema:schema236,data:data16}];
return false;
}
else {
const _errs45 = errors;
for(const key2 in data16){
if(!(((((key2 === "delivered") || (key2 === "pending")) || (key2 === "retrying")) || (key2 === "exhausted")) || (key2 === "held"))){
validate210.errors = [{instancePath:instancePath+"/last_100",schemaPath:"#/components/schemas/DeliveryCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema236,data:data16}];
return false;
break;
}
}
if(_errs45 === errors){
if(data16.delivered !== undefined){
let data17 = data16.delivered;
const _errs46 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate210.errors = [{instancePath:instancePath+"/last_100/delivered",schemaPath:"#/components/schemas/DeliveryCounts/properties/delivered/type",keyword:"type",params:{type: "integer"},schema:schema236.properties.delivered.type,parentSchema:schema236.properties.delivered,data:data17}];
return false;
}
if(errors === _errs46){
if((typeof data17 == "number") && (isFinite(data17))){
if(!(formats38.validate(data17))){
validate210.errors = [{instancePath:instancePath+"/last_100/delivered",schemaPath:"#/components/schemas/DeliveryCounts/properties/delivered/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema236.properties.delivered,data:data17}];
return false;
}
}
}
var valid10 = _errs46 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.pending !== undefined){
let data18 = data16.pending;
const _errs48 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate210.errors = [{instancePath:instancePath+"/last_100/pending",schemaPath:"#/components/schemas/DeliveryCounts/properties/pending/type",keyword:"type",params:{type: "integer"},schema:schema236.properties.pending.type,parentSchema:schema236.properties.pending,data:data18}];
return false;
}
if(errors === _errs48){
if((typeof data18 == "number") && (isFinite(data18))){
if(!(formats38.validate(data18))){
validate210.errors = [{instancePath:instancePath+"/last_100/pending",schemaPath:"#/components/schemas/DeliveryCounts/properties/pending/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema236.properties.pending,data:data18}];
return false;
}
}
}
var valid10 = _errs48 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.retrying !== undefined){
let data19 = data16.retrying;
const _errs50 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate210.errors = [{instancePath:instancePath+"/last_100/retrying",schemaPath:"#/components/schemas/DeliveryCounts/properties/retrying/type",keyword:"type",params:{type: "integer"},schema:schema236.properties.retrying.type,parentSchema:schema236.properties.retrying,data:data19}];
return false;
}
if(errors === _errs50){
if((typeof data19 == "number") && (isFinite(data19))){
if(!(formats38.validate(data19))){
validate210.errors = [{instancePath:instancePath+"/last_100/retrying",schemaPath:"#/components/schemas/DeliveryCounts/properties/retrying/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema236.properties.retrying,data:data19}];
return false;
}
}
}
var valid10 = _errs50 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.exhausted !== undefined){
let data20 = data16.exhausted;
const _errs52 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate210.errors = [{instancePath:instancePath+"/last_100/exhausted",schemaPath:"#/components/schemas/DeliveryCounts/properties/exhausted/type",keyword:"type",params:{type: "integer"},schema:schema236.properties.exhausted.type,parentSchema:schema236.properties.exhausted,data:data20}];
return false;
}
if(errors === _errs52){
if((typeof data20 == "number") && (isFinite(data20))){
if(!(formats38.validate(data20))){
validate210.errors = [{instancePath:instancePath+"/last_100/exhausted",schemaPath:"#/components/schemas/DeliveryCounts/properties/exhausted/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema236.properties.exhausted,data:data20}];
return false;
}
}
}
var valid10 = _errs52 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.held !== undefined){
let data21 = data16.held;
const _errs54 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate210.errors = [{instancePath:instancePath+"/last_100/held",schemaPath:"#/components/schemas/DeliveryCounts/properties/held/type",keyword:"type",params:{type: "integer"},schema:schema236.properties.held.type,parentSchema:schema236.properties.held,data:data21}];
return false;
}
if(errors === _errs54){
if((typeof data21 == "number") && (isFinite(data21))){
if(!(formats38.validate(data21))){
validate210.errors = [{instancePath:instancePath+"/last_100/held",schemaPath:"#/components/schemas/DeliveryCounts/properties/held/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema236.properties.held,data:data21}];
return false;
}
}
}
var valid10 = _errs54 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/last_100",schemaPath:"#/components/schemas/DeliveryCounts/type",keyword:"type",params:{type: "object"},schema:schema236.type,parentSchema:schema236,data:data16}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema229.type,parentSchema:schema229,data}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema228.required,parentSchema:schema228,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate209.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema228,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate210(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema228.properties.data.type,parentSchema:schema228.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate209.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema57.required,parentSchema:schema57,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate209.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema57,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate209.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema57.properties.next_cursor.type},schema:schema57.properties.next_cursor.type,parentSchema:schema57.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema228.type,parentSchema:schema228,data}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_header_Idempotency$2d$Key = validate215;
const schema238 = {"type":"string","minLength":1,"maxLength":255};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate215.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema238,data}];
return false;
}
else {
if(func1(data) < 1){
validate215.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema238,data}];
return false;
}
}
}
else {
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema238.type,parentSchema:schema238,data}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body = validate216;
const schema239 = {"$ref":"contract#/components/schemas/EndpointCreate"};
const schema240 = {"description":"An endpoint to add. Unknown fields are ignored.","type":"object","required":["url","events"],"properties":{"name":{"$ref":"#/components/schemas/EndpointName"},"url":{"$ref":"#/components/schemas/EndpointUrl"},"events":{"description":"The types to subscribe to. Empty: all.","type":"array","uniqueItems":true,"items":{"$ref":"#/components/schemas/WebhookEventType"}}}};
const schema241 = {"description":"A name for people. Null if the endpoint has none.","type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};
const schema242 = {"description":"The URL that deliveries are sent to.\n\n- It begins with `https://` and a host, and has no user name or password, no fragment (`#…`), and no space, control\n  character or backslash.\n- The host is a name or the literal of an address, and not `localhost`. A name must resolve.\n- The port is 443, which need not be written, or one from 1024 up.\n- All its addresses are public: none of the loopback, private, link-local, multicast and reserved ranges, nor that of\n  a cloud's metadata service. This is checked when the URL is saved and again at every attempt.\n- It has at most 2,048 characters, as it is given and as it is stored: as a URL parser writes it, the host in lower\n  case, in ASCII and without a dot at its end.\n\nA longer URL is 422 `validation_error`; one that breaks another of these rules is 422 `unsafe_url`. The name\nis looked up only if the whole body is valid. A server for development may lift the rules on scheme, address\nand port.\n","type":"string","x-public-url":true,"minLength":1,"maxLength":2048,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.events === undefined) && (missing0 = "events"))){
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema240.required,parentSchema:schema240,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate217.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema241.type},schema:schema241.type,parentSchema:schema241,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate217.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema241,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate217.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema241,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate217.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema241,data:data0}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 2048){
validate217.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema242,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate217.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema242,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate217.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema242,data:data1}];
return false;
}
}
}
}
else {
validate217.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema242.type,parentSchema:schema242,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data2 = data.events;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
if(typeof data3 !== "string"){
validate217.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema230.type,parentSchema:schema230,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate217.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema230.enum},schema:schema230.enum,parentSchema:schema230,data:data3}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate217.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema240.properties.events,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate217.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema240.properties.events.type,parentSchema:schema240.properties.events,data:data2}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema240.type,parentSchema:schema240,data}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"name":true,"url":true,"events":true},"dynamicProps":false,"dynamicItems":false};


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"name":true,"url":true,"events":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body_name = validate219;
const schema244 = {"$ref":"contract#/components/schemas/EndpointName"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate219.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema241.type},schema:schema241.type,parentSchema:schema241,data}];
return false;
}
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 100){
validate219.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema241,data}];
return false;
}
else {
if(func1(data) < 1){
validate219.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema241,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate219.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema241,data}];
return false;
}
}
}
}
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body_url = validate220;
const schema246 = {"$ref":"contract#/components/schemas/EndpointUrl"};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 2048){
validate220.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema242,data}];
return false;
}
else {
if(func1(data) < 1){
validate220.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema242,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate220.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema242,data}];
return false;
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema242.type,parentSchema:schema242,data}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body_events = validate221;
const schema248 = {"description":"The types to subscribe to. Empty: all.","type":"array","uniqueItems":true,"items":{"$ref":"contract#/components/schemas/WebhookEventType"}};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate221.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema230.type,parentSchema:schema230,data:data0}];
return false;
}
if(!(((((((data0 === "task.created") || (data0 === "task.updated")) || (data0 === "task.completed")) || (data0 === "task.deleted")) || (data0 === "comment.created")) || (data0 === "event.created")) || (data0 === "project.created"))){
validate221.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema230.enum},schema:schema230.enum,parentSchema:schema230,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate221.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema248,data}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate221.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema248.type,parentSchema:schema248,data}];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_201 = validate222;
const schema250 = {"$ref":"contract#/components/schemas/EndpointWithSecret"};
const schema251 = {"description":"An endpoint and its signing secret.","type":"object","additionalProperties":false,"required":["data","secret"],"properties":{"data":{"$ref":"#/components/schemas/Endpoint"},"secret":{"description":"Shown only once. Null in a replay.","type":["string","null"],"x-shown-once":true}}};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate223.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema251.required,parentSchema:schema251,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate223.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema251,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate210(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data1 = data.secret;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate223.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema251.properties.secret.type},schema:schema251.properties.secret.type,parentSchema:schema251.properties.secret,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema251.type,parentSchema:schema251,data}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate223(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWebhookEndpoint_200 = validate226;
const schema252 = {"$ref":"contract#/components/schemas/EndpointResponse"};
const schema253 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Endpoint"}}};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate227.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema253.required,parentSchema:schema253,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate227.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema253,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate210(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema253.type,parentSchema:schema253,data}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate227(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body = validate230;
const schema254 = {"$ref":"contract#/components/schemas/EndpointUpdate"};
const schema255 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"$ref":"#/components/schemas/EndpointName"},"url":{"$ref":"#/components/schemas/EndpointUrl"},"events":{"description":"The types to subscribe to. Empty: all.","type":"array","uniqueItems":true,"items":{"$ref":"#/components/schemas/WebhookEventType"}},"disabled":{"description":"Whether the endpoint is disabled.","type":"boolean"},"waiting":{"$ref":"#/components/schemas/WaitingDeliveries"}}};
const schema259 = {"description":"What happens to waiting deliveries when the endpoint is enabled. `send`, the default: those from before it was\ndisabled are sent, and held ones stay until they are recovered. `discard`: all of them become exhausted, and\ncan be recovered.\n","type":"string","enum":["send","discard"]};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate231.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema241.type},schema:schema241.type,parentSchema:schema241,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate231.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema241,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate231.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema241,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate231.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema241,data:data0}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 2048){
validate231.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema242,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate231.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema242,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate231.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema242,data:data1}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema242.type,parentSchema:schema242,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data2 = data.events;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
if(typeof data3 !== "string"){
validate231.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema230.type,parentSchema:schema230,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate231.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema230.enum},schema:schema230.enum,parentSchema:schema230,data:data3}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate231.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema255.properties.events,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema255.properties.events.type,parentSchema:schema255.properties.events,data:data2}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
let data4 = data.disabled;
const _errs12 = errors;
if(typeof data4 !== "boolean"){
validate231.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema255.properties.disabled.type,parentSchema:schema255.properties.disabled,data:data4}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data5 = data.waiting;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate231.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/components/schemas/WaitingDeliveries/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data:data5}];
return false;
}
if(!((data5 === "send") || (data5 === "discard"))){
validate231.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/components/schemas/WaitingDeliveries/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data:data5}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema255.type,parentSchema:schema255,data}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":{"name":true,"url":true,"events":true,"disabled":true,"waiting":true},"dynamicProps":false,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate231(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":{"name":true,"url":true,"events":true,"disabled":true,"waiting":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_name = validate233;
const schema260 = {"$ref":"contract#/components/schemas/EndpointName"};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate233.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema241.type},schema:schema241.type,parentSchema:schema241,data}];
return false;
}
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 100){
validate233.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema241,data}];
return false;
}
else {
if(func1(data) < 1){
validate233.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema241,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate233.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema241,data}];
return false;
}
}
}
}
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_url = validate234;
const schema262 = {"$ref":"contract#/components/schemas/EndpointUrl"};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 2048){
validate234.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema242,data}];
return false;
}
else {
if(func1(data) < 1){
validate234.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema242,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate234.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema242,data}];
return false;
}
}
}
}
else {
validate234.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema242.type,parentSchema:schema242,data}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_events = validate235;
const schema264 = {"description":"The types to subscribe to. Empty: all.","type":"array","uniqueItems":true,"items":{"$ref":"contract#/components/schemas/WebhookEventType"}};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate235.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema230.type,parentSchema:schema230,data:data0}];
return false;
}
if(!(((((((data0 === "task.created") || (data0 === "task.updated")) || (data0 === "task.completed")) || (data0 === "task.deleted")) || (data0 === "comment.created")) || (data0 === "event.created")) || (data0 === "project.created"))){
validate235.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema230.enum},schema:schema230.enum,parentSchema:schema230,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate235.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema264,data}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema264.type,parentSchema:schema264,data}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_disabled = validate236;
const schema266 = {"description":"Whether the endpoint is disabled.","type":"boolean"};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema266.type,parentSchema:schema266,data}];
return false;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_waiting = validate237;
const schema267 = {"$ref":"contract#/components/schemas/WaitingDeliveries"};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate237.errors = [{instancePath,schemaPath:"contract#/components/schemas/WaitingDeliveries/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data}];
return false;
}
if(!((data === "send") || (data === "discard"))){
validate237.errors = [{instancePath,schemaPath:"contract#/components/schemas/WaitingDeliveries/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data}];
return false;
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_200 = validate238;
const schema269 = {"$ref":"contract#/components/schemas/EndpointResponse"};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate239.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema253.required,parentSchema:schema253,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate239.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema253,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate210(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema253.type,parentSchema:schema253,data}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate239(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_header_Idempotency$2d$Key = validate242;
const schema271 = {"type":"string","minLength":1,"maxLength":255};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate242.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema271,data}];
return false;
}
else {
if(func1(data) < 1){
validate242.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema271,data}];
return false;
}
}
}
else {
validate242.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema271.type,parentSchema:schema271,data}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_201 = validate243;
const schema272 = {"$ref":"contract#/components/schemas/EndpointWithSecret"};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate244.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema251.required,parentSchema:schema251,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate244.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema251,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate210(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data1 = data.secret;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate244.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema251.properties.secret.type},schema:schema251.properties.secret.type,parentSchema:schema251.properties.secret,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema251.type,parentSchema:schema251,data}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_header_Idempotency$2d$Key = validate247;
const schema274 = {"type":"string","minLength":1,"maxLength":255};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate247.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema274,data}];
return false;
}
else {
if(func1(data) < 1){
validate247.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema274,data}];
return false;
}
}
}
else {
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema274.type,parentSchema:schema274,data}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_body = validate248;
const schema275 = {"$ref":"contract#/components/schemas/TestEventCreate"};
const schema276 = {"description":"The test event to send. Unknown fields are ignored.","type":"object","properties":{"type":{"description":"The type of the event. The default is `task.created`.","$ref":"#/components/schemas/WebhookEventType"}}};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate249.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema230.type,parentSchema:schema230,data:data0}];
return false;
}
if(!(((((((data0 === "task.created") || (data0 === "task.updated")) || (data0 === "task.completed")) || (data0 === "task.deleted")) || (data0 === "comment.created")) || (data0 === "event.created")) || (data0 === "project.created"))){
validate249.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema230.enum},schema:schema230.enum,parentSchema:schema230,data:data0}];
return false;
}
}
}
else {
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema276.type,parentSchema:schema276,data}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate249(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_body_type = validate251;
const schema278 = {"description":"The type of the event. The default is `task.created`.","$ref":"contract#/components/schemas/WebhookEventType"};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate251.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema230.type,parentSchema:schema230,data}];
return false;
}
if(!(((((((data === "task.created") || (data === "task.updated")) || (data === "task.completed")) || (data === "task.deleted")) || (data === "comment.created")) || (data === "event.created")) || (data === "project.created"))){
validate251.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema230.enum},schema:schema230.enum,parentSchema:schema230,data}];
return false;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_201 = validate252;
const schema280 = {"$ref":"contract#/components/schemas/DeliveryResponse"};
const schema281 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Delivery"}}};
const schema282 = {"description":"The delivery of a webhook event to one endpoint.","type":"object","additionalProperties":false,"required":["id","endpoint_id","event_id","type","status","is_test","subject","created_at","next_attempt_at","attempt_count","attempt_limit","last_status","last_error","request_id"],"properties":{"id":{"description":"The id of the delivery.","type":"string"},"endpoint_id":{"description":"The endpoint.","type":"string"},"event_id":{"description":"The webhook event, the same for every endpoint.","type":"string"},"type":{"$ref":"#/components/schemas/WebhookEventType"},"status":{"$ref":"#/components/schemas/DeliveryStatus"},"is_test":{"description":"Whether it is a test event.","type":"boolean"},"subject":{"description":"What its event is about. Null for a test event.","oneOf":[{"$ref":"#/components/schemas/DeliverySubject"},{"type":"null"}]},"created_at":{"description":"When it was recorded.","type":"string","format":"date-time"},"next_attempt_at":{"description":"When its next attempt is due.","type":["string","null"],"format":"date-time"},"attempt_count":{"description":"The number of attempts that are still in the log.","type":"integer","format":"int32"},"attempt_limit":{"description":"The number of attempts after which it is exhausted, unless it is sent again by hand.","type":"integer","format":"int32"},"last_status":{"description":"The HTTP status of the last response.","type":["integer","null"],"format":"int32"},"last_error":{"description":"Why the last attempt failed, in words. Null if its response was complete and not a redirect.","type":["string","null"]},"request_id":{"description":"The `X-Request-Id` of the API request that caused it; null for other sources.","type":["string","null"]}}};
const schema284 = {"description":"The status of a delivery.","type":"string","enum":["pending","delivered","exhausted","held"]};
const schema285 = {"description":"What the event of a delivery is about.","type":"object","additionalProperties":false,"required":["type","id","name"],"properties":{"type":{"$ref":"#/components/schemas/DeliverySubjectType"},"id":{"description":"Its id.","type":"string"},"name":{"description":"Its name when the event happened. Null if it has none.","type":["string","null"]}}};
const schema286 = {"description":"A kind of resource that webhook events are about.","type":"string","enum":["task","comment","event","project"]};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema285.required,parentSchema:schema285,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "name"))){
validate255.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema285,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate255.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/DeliverySubjectType/type",keyword:"type",params:{type: "string"},schema:schema286.type,parentSchema:schema286,data:data0}];
return false;
}
if(!((((data0 === "task") || (data0 === "comment")) || (data0 === "event")) || (data0 === "project"))){
validate255.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/DeliverySubjectType/enum",keyword:"enum",params:{allowedValues: schema286.enum},schema:schema286.enum,parentSchema:schema286,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate255.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema285.properties.id.type,parentSchema:schema285.properties.id,data:data1}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate255.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema285.properties.name.type},schema:schema285.properties.name.type,parentSchema:schema285.properties.name,data:data2}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema285.type,parentSchema:schema285,data}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.endpoint_id === undefined) && (missing0 = "endpoint_id"))) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.is_test === undefined) && (missing0 = "is_test"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.attempt_count === undefined) && (missing0 = "attempt_count"))) || ((data.attempt_limit === undefined) && (missing0 = "attempt_limit"))) || ((data.last_status === undefined) && (missing0 = "last_status"))) || ((data.last_error === undefined) && (missing0 = "last_error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate254.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema282.required,parentSchema:schema282,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func64.call(schema282.properties, key0))){
validate254.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema282,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate254.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema282.properties.id.type,parentSchema:schema282.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint_id !== undefined){
let data1 = data.endpoint_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate254.errors = [{instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"},schema:schema282.properties.endpoint_id.type,parentSchema:schema282.properties.endpoint_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data2 = data.event_id;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate254.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},schema:schema282.properties.event_id.type,parentSchema:schema282.properties.event_id,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate254.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema230.type,parentSchema:schema230,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate254.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema230.enum},schema:schema230.enum,parentSchema:schema230,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate254.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema284.type,parentSchema:schema284,data:data4}];
return false;
}
if(!((((data4 === "pending") || (data4 === "delivered")) || (data4 === "exhausted")) || (data4 === "held"))){
validate254.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema284.enum},schema:schema284.enum,parentSchema:schema284,data:data4}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_test !== undefined){
let data5 = data.is_test;
const _errs14 = errors;
if(typeof data5 !== "boolean"){
validate254.errors = [{instancePath:instancePath+"/is_test",schemaPath:"#/properties/is_test/type",keyword:"type",params:{type: "boolean"},schema:schema282.properties.is_test.type,parentSchema:schema282.properties.is_test,data:data5}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data6 = data.subject;
const _errs16 = errors;
const _errs17 = errors;
let valid3 = false;
let passing0 = null;
const _errs18 = errors;
if(!(validate255(data6, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema282.properties.subject.oneOf[1].type,parentSchema:schema282.properties.subject.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema282.properties.subject.oneOf,parentSchema:schema282.properties.subject,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate254.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate254.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema282.properties.created_at,data:data7}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema282.properties.created_at.type,parentSchema:schema282.properties.created_at,data:data7}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
let data8 = data.next_attempt_at;
const _errs23 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate254.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema282.properties.next_attempt_at.type},schema:schema282.properties.next_attempt_at.type,parentSchema:schema282.properties.next_attempt_at,data:data8}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate254.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema282.properties.next_attempt_at,data:data8}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_count !== undefined){
let data9 = data.attempt_count;
const _errs25 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate254.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},schema:schema282.properties.attempt_count.type,parentSchema:schema282.properties.attempt_count,data:data9}];
return false;
}
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(!(formats38.validate(data9))){
validate254.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema282.properties.attempt_count,data:data9}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_limit !== undefined){
let data10 = data.attempt_limit;
const _errs27 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate254.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/type",keyword:"type",params:{type: "integer"},schema:schema282.properties.attempt_limit.type,parentSchema:schema282.properties.attempt_limit,data:data10}];
return false;
}
if(errors === _errs27){
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats38.validate(data10))){
validate254.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema282.properties.attempt_limit,data:data10}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_status !== undefined){
let data11 = data.last_status;
const _errs29 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate254.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema282.properties.last_status.type},schema:schema282.properties.last_status.type,parentSchema:schema282.properties.last_status,data:data11}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats38.validate(data11))){
validate254.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema282.properties.last_status,data:data11}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_error !== undefined){
let data12 = data.last_error;
const _errs31 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate254.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema282.properties.last_error.type},schema:schema282.properties.last_error.type,parentSchema:schema282.properties.last_error,data:data12}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data13 = data.request_id;
const _errs33 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate254.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema282.properties.request_id.type},schema:schema282.properties.request_id.type,parentSchema:schema282.properties.request_id,data:data13}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema282.type,parentSchema:schema282,data}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate253.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema281.required,parentSchema:schema281,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate253.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema281,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate254(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate253.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema281.type,parentSchema:schema281,data}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate253(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_body = validate259;
const schema287 = {"$ref":"contract#/components/schemas/Recovery"};
const schema288 = {"description":"The deliveries to resend.","type":"object","required":["since"],"properties":{"since":{"$ref":"#/components/schemas/Time"},"dry_run":{"description":"Whether to count only, and resend nothing.","type":"boolean"}}};
const schema289 = {"description":"An RFC 3339 date-time with an offset.","type":"string","format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.since === undefined) && (missing0 = "since")){
validate260.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema288.required,parentSchema:schema288,data}];
return false;
}
else {
if(data.since !== undefined){
let data0 = data.since;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern36.test(data0)){
validate260.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema289,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate260.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema289,data:data0}];
return false;
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema289.type,parentSchema:schema289,data:data0}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_run !== undefined){
let data1 = data.dry_run;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
validate260.errors = [{instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},schema:schema288.properties.dry_run.type,parentSchema:schema288.properties.dry_run,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema288.type,parentSchema:schema288,data}];
return false;
}
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":{"since":true,"dry_run":true},"dynamicProps":false,"dynamicItems":false};


function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate260(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":{"since":true,"dry_run":true},"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_body_since = validate262;
const schema290 = {"$ref":"contract#/components/schemas/Time"};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate262.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema289,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate262.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema289,data}];
return false;
}
}
}
else {
validate262.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema289.type,parentSchema:schema289,data}];
return false;
}
}
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_body_dry_run = validate263;
const schema292 = {"description":"Whether to count only, and resend nothing.","type":"boolean"};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema292.type,parentSchema:schema292,data}];
return false;
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_200 = validate264;
const schema293 = {"$ref":"contract#/components/schemas/RecoveryResult"};
const schema294 = {"description":"How many deliveries are resent.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/RecoveryCount"}}};
const schema295 = {"description":"The number of deliveries.","type":"object","additionalProperties":false,"required":["count"],"properties":{"count":{"description":"The number of deliveries.","type":"integer","format":"int32"}}};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate265.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema294.required,parentSchema:schema294,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate265.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema294,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.count === undefined) && (missing1 = "count")){
validate265.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCount/required",keyword:"required",params:{missingProperty: missing1},schema:schema295.required,parentSchema:schema295,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "count")){
validate265.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema295,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.count !== undefined){
let data1 = data0.count;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate265.errors = [{instancePath:instancePath+"/data/count",schemaPath:"#/components/schemas/RecoveryCount/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema295.properties.count.type,parentSchema:schema295.properties.count,data:data1}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats38.validate(data1))){
validate265.errors = [{instancePath:instancePath+"/data/count",schemaPath:"#/components/schemas/RecoveryCount/properties/count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema295.properties.count,data:data1}];
return false;
}
}
}
}
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCount/type",keyword:"type",params:{type: "object"},schema:schema295.type,parentSchema:schema295,data:data0}];
return false;
}
}
}
}
}
}
else {
validate265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema294.type,parentSchema:schema294,data}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate265(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_status = validate267;
const schema296 = {"$ref":"contract#/components/schemas/DeliveryStatus"};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate267.errors = [{instancePath,schemaPath:"contract#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema284.type,parentSchema:schema284,data}];
return false;
}
if(!((((data === "pending") || (data === "delivered")) || (data === "exhausted")) || (data === "held"))){
validate267.errors = [{instancePath,schemaPath:"contract#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema284.enum},schema:schema284.enum,parentSchema:schema284,data}];
return false;
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_type = validate268;
const schema298 = {"$ref":"contract#/components/schemas/WebhookEventType"};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate268.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema230.type,parentSchema:schema230,data}];
return false;
}
if(!(((((((data === "task.created") || (data === "task.updated")) || (data === "task.completed")) || (data === "task.deleted")) || (data === "comment.created")) || (data === "event.created")) || (data === "project.created"))){
validate268.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema230.enum},schema:schema230.enum,parentSchema:schema230,data}];
return false;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_since = validate269;
const schema300 = {"$ref":"contract#/components/schemas/Time"};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate269.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema289,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate269.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema289,data}];
return false;
}
}
}
else {
validate269.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema289.type,parentSchema:schema289,data}];
return false;
}
}
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_until = validate270;
const schema302 = {"$ref":"contract#/components/schemas/Time"};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate270.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema289,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate270.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema289,data}];
return false;
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema289.type,parentSchema:schema289,data}];
return false;
}
}
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_cursor = validate271;
const schema304 = {"type":"string","maxLength":1024};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate271.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema304,data}];
return false;
}
}
else {
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema304.type,parentSchema:schema304,data}];
return false;
}
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_200 = validate272;
const schema305 = {"$ref":"contract#/components/schemas/DeliveryList"};
const schema306 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Delivery"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate273.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema306.required,parentSchema:schema306,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate273.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema306,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate254(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema306.properties.data.type,parentSchema:schema306.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate273.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema57.required,parentSchema:schema57,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate273.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema57,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate273.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema57.properties.next_cursor.type},schema:schema57.properties.next_cursor.type,parentSchema:schema57.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema306.type,parentSchema:schema306,data}];
return false;
}
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate273(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDelivery_200 = validate276;
const schema308 = {"$ref":"contract#/components/schemas/DeliveryDetailResponse"};
const schema309 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/DeliveryDetail"}}};
const schema310 = {"description":"A delivery with its body and its attempts.","type":"object","additionalProperties":false,"required":["id","endpoint_id","event_id","type","status","is_test","subject","created_at","next_attempt_at","attempt_count","attempt_limit","last_status","last_error","request_id","body","attempts"],"properties":{"id":{"description":"The id of the delivery.","type":"string"},"endpoint_id":{"description":"The endpoint.","type":"string"},"event_id":{"description":"The webhook event, the same for every endpoint.","type":"string"},"type":{"$ref":"#/components/schemas/WebhookEventType"},"status":{"$ref":"#/components/schemas/DeliveryStatus"},"is_test":{"description":"Whether it is a test event.","type":"boolean"},"subject":{"description":"What its event is about. Null for a test event.","oneOf":[{"$ref":"#/components/schemas/DeliverySubject"},{"type":"null"}]},"created_at":{"description":"When it was recorded.","type":"string","format":"date-time"},"next_attempt_at":{"description":"When its next attempt is due.","type":["string","null"],"format":"date-time"},"attempt_count":{"description":"The number of attempts that are still in the log.","type":"integer","format":"int32"},"attempt_limit":{"description":"The number of attempts after which it is exhausted, unless it is sent again by hand.","type":"integer","format":"int32"},"last_status":{"description":"The HTTP status of the last response.","type":["integer","null"],"format":"int32"},"last_error":{"description":"Why the last attempt failed, in words. Null if its response was complete and not a redirect.","type":["string","null"]},"request_id":{"description":"The `X-Request-Id` of the API request that caused it; null for other sources.","type":["string","null"]},"body":{"description":"The exact text that is sent.","type":"string"},"attempts":{"description":"Every attempt, oldest first.","type":"array","items":{"$ref":"#/components/schemas/Attempt"}}}};
const schema313 = {"description":"An attempt to send a delivery.","type":"object","additionalProperties":false,"required":["at","duration_ms","status","error","response","signature"],"properties":{"at":{"description":"When it began.","type":"string","format":"date-time"},"duration_ms":{"description":"How long it took.","type":"integer","format":"int32"},"status":{"description":"The status of the answer.","type":["integer","null"],"format":"int32"},"error":{"description":"Why it failed, in words. Null if the response was complete and not a redirect.","type":["string","null"]},"response":{"description":"The first 4 KiB of the response.","type":["string","null"]},"signature":{"description":"The `Service-Signature` that was sent; null if nothing could be signed.","type":["string","null"]}}};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.endpoint_id === undefined) && (missing0 = "endpoint_id"))) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.is_test === undefined) && (missing0 = "is_test"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.attempt_count === undefined) && (missing0 = "attempt_count"))) || ((data.attempt_limit === undefined) && (missing0 = "attempt_limit"))) || ((data.last_status === undefined) && (missing0 = "last_status"))) || ((data.last_error === undefined) && (missing0 = "last_error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.attempts === undefined) && (missing0 = "attempts"))){
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema310.required,parentSchema:schema310,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func64.call(schema310.properties, key0))){
validate278.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema310,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate278.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema310.properties.id.type,parentSchema:schema310.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint_id !== undefined){
let data1 = data.endpoint_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate278.errors = [{instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"},schema:schema310.properties.endpoint_id.type,parentSchema:schema310.properties.endpoint_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data2 = data.event_id;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate278.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},schema:schema310.properties.event_id.type,parentSchema:schema310.properties.event_id,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate278.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema230.type,parentSchema:schema230,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate278.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema230.enum},schema:schema230.enum,parentSchema:schema230,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate278.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema284.type,parentSchema:schema284,data:data4}];
return false;
}
if(!((((data4 === "pending") || (data4 === "delivered")) || (data4 === "exhausted")) || (data4 === "held"))){
validate278.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema284.enum},schema:schema284.enum,parentSchema:schema284,data:data4}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_test !== undefined){
let data5 = data.is_test;
const _errs14 = errors;
if(typeof data5 !== "boolean"){
validate278.errors = [{instancePath:instancePath+"/is_test",schemaPath:"#/properties/is_test/type",keyword:"type",params:{type: "boolean"},schema:schema310.properties.is_test.type,parentSchema:schema310.properties.is_test,data:data5}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data6 = data.subject;
const _errs16 = errors;
const _errs17 = errors;
let valid3 = false;
let passing0 = null;
const _errs18 = errors;
if(!(validate255(data6, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema310.properties.subject.oneOf[1].type,parentSchema:schema310.properties.subject.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema310.properties.subject.oneOf,parentSchema:schema310.properties.subject,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate278.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate278.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema310.properties.created_at,data:data7}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema310.properties.created_at.type,parentSchema:schema310.properties.created_at,data:data7}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
let data8 = data.next_attempt_at;
const _errs23 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate278.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema310.properties.next_attempt_at.type},schema:schema310.properties.next_attempt_at.type,parentSchema:schema310.properties.next_attempt_at,data:data8}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate278.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema310.properties.next_attempt_at,data:data8}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_count !== undefined){
let data9 = data.attempt_count;
const _errs25 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate278.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},schema:schema310.properties.attempt_count.type,parentSchema:schema310.properties.attempt_count,data:data9}];
return false;
}
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(!(formats38.validate(data9))){
validate278.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema310.properties.attempt_count,data:data9}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_limit !== undefined){
let data10 = data.attempt_limit;
const _errs27 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate278.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/type",keyword:"type",params:{type: "integer"},schema:schema310.properties.attempt_limit.type,parentSchema:schema310.properties.attempt_limit,data:data10}];
return false;
}
if(errors === _errs27){
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats38.validate(data10))){
validate278.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema310.properties.attempt_limit,data:data10}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_status !== undefined){
let data11 = data.last_status;
const _errs29 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate278.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema310.properties.last_status.type},schema:schema310.properties.last_status.type,parentSchema:schema310.properties.last_status,data:data11}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats38.validate(data11))){
validate278.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema310.properties.last_status,data:data11}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_error !== undefined){
let data12 = data.last_error;
const _errs31 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate278.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema310.properties.last_error.type},schema:schema310.properties.last_error.type,parentSchema:schema310.properties.last_error,data:data12}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data13 = data.request_id;
const _errs33 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate278.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema310.properties.request_id.type},schema:schema310.properties.request_id.type,parentSchema:schema310.properties.request_id,data:data13}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data14 = data.body;
const _errs35 = errors;
if(typeof data14 !== "string"){
validate278.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},schema:schema310.properties.body.type,parentSchema:schema310.properties.body,data:data14}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data15 = data.attempts;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data15)){
var valid4 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing1;
if(((((((data16.at === undefined) && (missing1 = "at")) || ((data16.duration_ms === undefined) && (missing1 = "duration_ms"))) || ((data16.status === undefined) && (missing1 = "status"))) || ((data16.error === undefined) && (missing1 = "error"))) || ((data16.response === undefined) && (missing1 = "response"))) || ((data16.signature === undefined) && (missing1 = "signature"))){
validate278.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/components/schemas/Attempt/required",keyword:"required",params:{missingProperty: missing1},schema:schema313.required,parentSchema:schema313,data:data16}];
return false;
}
else {
const _errs42 = errors;
for(const key1 in data16){
if(!((((((key1 === "at") || (key1 === "duration_ms")) || (key1 === "status")) || (key1 === "error")) || (key1 === "response")) || (key1 === "signature"))){
validate278.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/components/schemas/Attempt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema313,data:data16}];
return false;
break;
}
}
if(_errs42 === errors){
if(data16.at !== undefined){
let data17 = data16.at;
const _errs43 = errors;
if(errors === _errs43){
if(errors === _errs43){
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
validate278.errors = [{instancePath:instancePath+"/attempts/" + i0+"/at",schemaPath:"#/components/schemas/Attempt/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema313.properties.at,data:data17}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/attempts/" + i0+"/at",schemaPath:"#/components/schemas/Attempt/properties/at/type",keyword:"type",params:{type: "string"},schema:schema313.properties.at.type,parentSchema:schema313.properties.at,data:data17}];
return false;
}
}
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.duration_ms !== undefined){
let data18 = data16.duration_ms;
const _errs45 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate278.errors = [{instancePath:instancePath+"/attempts/" + i0+"/duration_ms",schemaPath:"#/components/schemas/Attempt/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema313.properties.duration_ms.type,parentSchema:schema313.properties.duration_ms,data:data18}];
return false;
}
if(errors === _errs45){
if((typeof data18 == "number") && (isFinite(data18))){
if(!(formats38.validate(data18))){
validate278.errors = [{instancePath:instancePath+"/attempts/" + i0+"/duration_ms",schemaPath:"#/components/schemas/Attempt/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema313.properties.duration_ms,data:data18}];
return false;
}
}
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.status !== undefined){
let data19 = data16.status;
const _errs47 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate278.errors = [{instancePath:instancePath+"/attempts/" + i0+"/status",schemaPath:"#/components/schemas/Attempt/properties/status/type",keyword:"type",params:{type: schema313.properties.status.type},schema:schema313.properties.status.type,parentSchema:schema313.properties.status,data:data19}];
return false;
}
if(errors === _errs47){
if((typeof data19 == "number") && (isFinite(data19))){
if(!(formats38.validate(data19))){
validate278.errors = [{instancePath:instancePath+"/attempts/" + i0+"/status",schemaPath:"#/components/schemas/Attempt/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema313.properties.status,data:data19}];
return false;
}
}
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.error !== undefined){
let data20 = data16.error;
const _errs49 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate278.errors = [{instancePath:instancePath+"/attempts/" + i0+"/error",schemaPath:"#/components/schemas/Attempt/properties/error/type",keyword:"type",params:{type: schema313.properties.error.type},schema:schema313.properties.error.type,parentSchema:schema313.properties.error,data:data20}];
return false;
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.response !== undefined){
let data21 = data16.response;
const _errs51 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
validate278.errors = [{instancePath:instancePath+"/attempts/" + i0+"/response",schemaPath:"#/components/schemas/Attempt/properties/response/type",keyword:"type",params:{type: schema313.properties.response.type},schema:schema313.properties.response.type,parentSchema:schema313.properties.response,data:data21}];
return false;
}
var valid6 = _errs51 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.signature !== undefined){
let data22 = data16.signature;
const _errs53 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate278.errors = [{instancePath:instancePath+"/attempts/" + i0+"/signature",schemaPath:"#/components/schemas/Attempt/properties/signature/type",keyword:"type",params:{type: schema313.properties.signature.type},schema:schema313.properties.signature.type,parentSchema:schema313.properties.signature,data:data22}];
return false;
}
var valid6 = _errs53 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/components/schemas/Attempt/type",keyword:"type",params:{type: "object"},schema:schema313.type,parentSchema:schema313,data:data16}];
return false;
}
}
var valid4 = _errs39 === errors;
if(!valid4){
break;
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},schema:schema310.properties.attempts.type,parentSchema:schema310.properties.attempts,data:data15}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema310.type,parentSchema:schema310,data}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate277.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema309.required,parentSchema:schema309,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate277.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema309,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate278(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema309.type,parentSchema:schema309,data}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate277(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const redeliver_header_Idempotency$2d$Key = validate282;
const schema314 = {"type":"string","minLength":1,"maxLength":255};

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate282.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema314,data}];
return false;
}
else {
if(func1(data) < 1){
validate282.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema314,data}];
return false;
}
}
}
else {
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema314.type,parentSchema:schema314,data}];
return false;
}
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const redeliver_201 = validate283;
const schema315 = {"$ref":"contract#/components/schemas/DeliveryResponse"};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate284.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema281.required,parentSchema:schema281,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate284.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema281,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate254(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema281.type,parentSchema:schema281,data}];
return false;
}
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate284(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_request_id = validate287;
const schema317 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate287.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema317,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate287.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema317,data}];
return false;
}
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema317.type,parentSchema:schema317,data}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_key_id = validate288;
const schema318 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate288.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema318,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate288.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema318,data}];
return false;
}
}
}
else {
validate288.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema318.type,parentSchema:schema318,data}];
return false;
}
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_operation_id = validate289;
const schema319 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate289.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema319,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate289.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema319,data}];
return false;
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema319.type,parentSchema:schema319,data}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_status = validate290;
const schema320 = {"type":"string","pattern":"^([245]xx|[1-5][0-9][0-9])$","x-message":"must be 2xx, 4xx, 5xx or a number from 100 to 599"};
const pattern71 = new RegExp("^([245]xx|[1-5][0-9][0-9])$", "u");

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern71.test(data)){
validate290.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([245]xx|[1-5][0-9][0-9])$"},schema:"^([245]xx|[1-5][0-9][0-9])$",parentSchema:schema320,data}];
return false;
}
}
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema320.type,parentSchema:schema320,data}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_path = validate291;
const schema321 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate291.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema321,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate291.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema321,data}];
return false;
}
}
}
else {
validate291.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_code = validate292;
const schema322 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate292.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema322,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate292.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema322,data}];
return false;
}
}
}
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema322.type,parentSchema:schema322,data}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_since = validate293;
const schema323 = {"$ref":"contract#/components/schemas/Time"};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate293.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema289,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate293.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema289,data}];
return false;
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema289.type,parentSchema:schema289,data}];
return false;
}
}
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_until = validate294;
const schema325 = {"$ref":"contract#/components/schemas/Time"};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate294.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema289,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate294.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema289,data}];
return false;
}
}
}
else {
validate294.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema289.type,parentSchema:schema289,data}];
return false;
}
}
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_cursor = validate295;
const schema327 = {"type":"string","maxLength":1024};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate295.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema327,data}];
return false;
}
}
else {
validate295.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema327.type,parentSchema:schema327,data}];
return false;
}
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_200 = validate296;
const schema328 = {"$ref":"contract#/components/schemas/RequestEntryList"};
const schema329 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/RequestEntry"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema330 = {"description":"A request of the public API.","type":"object","additionalProperties":false,"required":["id","request_id","at","method","path","query","operation_id","status","code","param","message","duration_ms","replayed","key","ip","user_agent"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"request_id":{"description":"Its `X-Request-Id`.","type":"string"},"at":{"description":"When it arrived.","type":"string","format":"date-time"},"method":{"description":"Its method.","type":"string"},"path":{"description":"Its path, without a query string.","type":"string"},"operation_id":{"description":"The operation; null if none matched.","type":["string","null"]},"status":{"description":"The status of the answer.","type":"integer","format":"int32"},"code":{"description":"The error code, if it was refused.","type":["string","null"]},"duration_ms":{"description":"How long it took.","type":"integer","format":"int32"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"ip":{"description":"The IP address that it came from.","type":"string"},"query":{"description":"Its query string without the question mark, at most 2,000 characters; null if there was none. Secrets are\nreplaced by `[redacted]`.\n","type":["string","null"]},"user_agent":{"description":"Its `User-Agent`, at most 200 characters; null if there was none.","type":["string","null"]},"param":{"description":"The field that the refusal names; null if there is none.","type":["string","null"]},"message":{"description":"The message of the refusal, at most 1,000 characters; null if it was not refused.","type":["string","null"]},"replayed":{"description":"Whether the stored answer of an earlier request with the same `Idempotency-Key` was sent.","type":"boolean"}}};
const schema331 = {"description":"A key.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the key.","type":"string"},"name":{"description":"The name of the key.","type":"string"}}};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.operation_id === undefined) && (missing0 = "operation_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.replayed === undefined) && (missing0 = "replayed"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))){
validate298.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema330.required,parentSchema:schema330,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func64.call(schema330.properties, key0))){
validate298.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema330,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate298.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema330.properties.id.type,parentSchema:schema330.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate298.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema330.properties.request_id.type,parentSchema:schema330.properties.request_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate298.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema330.properties.at,data:data2}];
return false;
}
}
else {
validate298.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema330.properties.at.type,parentSchema:schema330.properties.at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data3 = data.method;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate298.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema330.properties.method.type,parentSchema:schema330.properties.method,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data4 = data.path;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate298.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema330.properties.path.type,parentSchema:schema330.properties.path,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation_id !== undefined){
let data5 = data.operation_id;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate298.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/type",keyword:"type",params:{type: schema330.properties.operation_id.type},schema:schema330.properties.operation_id.type,parentSchema:schema330.properties.operation_id,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate298.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema330.properties.status.type,parentSchema:schema330.properties.status,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats38.validate(data6))){
validate298.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema330.properties.status,data:data6}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data7 = data.code;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate298.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema330.properties.code.type},schema:schema330.properties.code.type,parentSchema:schema330.properties.code,data:data7}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data8 = data.duration_ms;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate298.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema330.properties.duration_ms.type,parentSchema:schema330.properties.duration_ms,data:data8}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats38.validate(data8))){
validate298.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema330.properties.duration_ms,data:data8}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data9 = data.key;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = false;
let passing0 = null;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((data9.id === undefined) && (missing1 = "id")) || ((data9.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema331.required,parentSchema:schema331,data:data9};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs25 = errors;
for(const key1 in data9){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema331,data:data9};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs25 === errors){
if(data9.id !== undefined){
let data10 = data9.id;
const _errs26 = errors;
if(typeof data10 !== "string"){
const err2 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema331.properties.id.type,parentSchema:schema331.properties.id,data:data10};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.name !== undefined){
let data11 = data9.name;
const _errs28 = errors;
if(typeof data11 !== "string"){
const err3 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema331.properties.name.type,parentSchema:schema331.properties.name,data:data11};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema331.type,parentSchema:schema331,data:data9};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs22 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs30 = errors;
if(data9 !== null){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema330.properties.key.oneOf[1].type,parentSchema:schema330.properties.key.oneOf[1],data:data9};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs30 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema330.properties.key.oneOf,parentSchema:schema330.properties.key,data:data9};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate298.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
let data12 = data.ip;
const _errs32 = errors;
if(typeof data12 !== "string"){
validate298.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema330.properties.ip.type,parentSchema:schema330.properties.ip,data:data12}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data13 = data.query;
const _errs34 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate298.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema330.properties.query.type},schema:schema330.properties.query.type,parentSchema:schema330.properties.query,data:data13}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_agent !== undefined){
let data14 = data.user_agent;
const _errs36 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate298.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: schema330.properties.user_agent.type},schema:schema330.properties.user_agent.type,parentSchema:schema330.properties.user_agent,data:data14}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data15 = data.param;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate298.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema330.properties.param.type},schema:schema330.properties.param.type,parentSchema:schema330.properties.param,data:data15}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data16 = data.message;
const _errs40 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate298.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema330.properties.message.type},schema:schema330.properties.message.type,parentSchema:schema330.properties.message,data:data16}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replayed !== undefined){
let data17 = data.replayed;
const _errs42 = errors;
if(typeof data17 !== "boolean"){
validate298.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},schema:schema330.properties.replayed.type,parentSchema:schema330.properties.replayed,data:data17}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate298.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema330.type,parentSchema:schema330,data}];
return false;
}
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate297.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema329.required,parentSchema:schema329,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate297.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema329,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate298(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate297.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema329.properties.data.type,parentSchema:schema329.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate297.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema57.required,parentSchema:schema57,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate297.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema57,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate297.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema57.properties.next_cursor.type},schema:schema57.properties.next_cursor.type,parentSchema:schema57.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate297.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate297.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema329.type,parentSchema:schema329,data}];
return false;
}
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate297(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_since = validate301;
const schema333 = {"$ref":"contract#/components/schemas/Time"};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate301.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema289,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate301.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema289,data}];
return false;
}
}
}
else {
validate301.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema289.type,parentSchema:schema289,data}];
return false;
}
}
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_until = validate302;
const schema335 = {"$ref":"contract#/components/schemas/Time"};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate302.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema289,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate302.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema289,data}];
return false;
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema289.type,parentSchema:schema289,data}];
return false;
}
}
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_key_id = validate303;
const schema337 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate303.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema337,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate303.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema337,data}];
return false;
}
}
}
else {
validate303.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema337.type,parentSchema:schema337,data}];
return false;
}
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_operation_id = validate304;
const schema338 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate304.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema338,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate304.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema338,data}];
return false;
}
}
}
else {
validate304.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema338.type,parentSchema:schema338,data}];
return false;
}
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_200 = validate305;
const schema339 = {"$ref":"contract#/components/schemas/RequestSummary"};
const schema340 = {"description":"The numbers of requests by time.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"description":"The periods, oldest first.","type":"array","maxItems":120,"items":{"$ref":"#/components/schemas/RequestCounts"}}}};
const schema341 = {"description":"The numbers of requests in one period.","type":"object","additionalProperties":false,"required":["at","count_2xx","count_4xx","count_429","count_5xx"],"properties":{"at":{"description":"When the period begins.","type":"string","format":"date-time"},"count_2xx":{"description":"How many succeeded.","type":"integer","format":"int32"},"count_4xx":{"description":"How many were refused, without 429.","type":"integer","format":"int32"},"count_429":{"description":"How many were over a rate limit.","type":"integer","format":"int32"},"count_5xx":{"description":"How many failed.","type":"integer","format":"int32"}}};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate306.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema340.required,parentSchema:schema340,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate306.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema340,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 120){
validate306.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 120},schema:120,parentSchema:schema340.properties.data,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.at === undefined) && (missing1 = "at")) || ((data1.count_2xx === undefined) && (missing1 = "count_2xx"))) || ((data1.count_4xx === undefined) && (missing1 = "count_4xx"))) || ((data1.count_429 === undefined) && (missing1 = "count_429"))) || ((data1.count_5xx === undefined) && (missing1 = "count_5xx"))){
validate306.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/RequestCounts/required",keyword:"required",params:{missingProperty: missing1},schema:schema341.required,parentSchema:schema341,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((((key1 === "at") || (key1 === "count_2xx")) || (key1 === "count_4xx")) || (key1 === "count_429")) || (key1 === "count_5xx"))){
validate306.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/RequestCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema341,data:data1}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.at !== undefined){
let data2 = data1.at;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate306.errors = [{instancePath:instancePath+"/data/" + i0+"/at",schemaPath:"#/components/schemas/RequestCounts/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema341.properties.at,data:data2}];
return false;
}
}
else {
validate306.errors = [{instancePath:instancePath+"/data/" + i0+"/at",schemaPath:"#/components/schemas/RequestCounts/properties/at/type",keyword:"type",params:{type: "string"},schema:schema341.properties.at.type,parentSchema:schema341.properties.at,data:data2}];
return false;
}
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.count_2xx !== undefined){
let data3 = data1.count_2xx;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate306.errors = [{instancePath:instancePath+"/data/" + i0+"/count_2xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_2xx/type",keyword:"type",params:{type: "integer"},schema:schema341.properties.count_2xx.type,parentSchema:schema341.properties.count_2xx,data:data3}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats38.validate(data3))){
validate306.errors = [{instancePath:instancePath+"/data/" + i0+"/count_2xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_2xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema341.properties.count_2xx,data:data3}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.count_4xx !== undefined){
let data4 = data1.count_4xx;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate306.errors = [{instancePath:instancePath+"/data/" + i0+"/count_4xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_4xx/type",keyword:"type",params:{type: "integer"},schema:schema341.properties.count_4xx.type,parentSchema:schema341.properties.count_4xx,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(!(formats38.validate(data4))){
validate306.errors = [{instancePath:instancePath+"/data/" + i0+"/count_4xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_4xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema341.properties.count_4xx,data:data4}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.count_429 !== undefined){
let data5 = data1.count_429;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate306.errors = [{instancePath:instancePath+"/data/" + i0+"/count_429",schemaPath:"#/components/schemas/RequestCounts/properties/count_429/type",keyword:"type",params:{type: "integer"},schema:schema341.properties.count_429.type,parentSchema:schema341.properties.count_429,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(!(formats38.validate(data5))){
validate306.errors = [{instancePath:instancePath+"/data/" + i0+"/count_429",schemaPath:"#/components/schemas/RequestCounts/properties/count_429/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema341.properties.count_429,data:data5}];
return false;
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.count_5xx !== undefined){
let data6 = data1.count_5xx;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate306.errors = [{instancePath:instancePath+"/data/" + i0+"/count_5xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_5xx/type",keyword:"type",params:{type: "integer"},schema:schema341.properties.count_5xx.type,parentSchema:schema341.properties.count_5xx,data:data6}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats38.validate(data6))){
validate306.errors = [{instancePath:instancePath+"/data/" + i0+"/count_5xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_5xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema341.properties.count_5xx,data:data6}];
return false;
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate306.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/RequestCounts/type",keyword:"type",params:{type: "object"},schema:schema341.type,parentSchema:schema341,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate306.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema340.properties.data.type,parentSchema:schema340.properties.data,data:data0}];
return false;
}
}
}
}
}
}
else {
validate306.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema340.type,parentSchema:schema340,data}];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate306(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getRequest_200 = validate308;
const schema342 = {"$ref":"contract#/components/schemas/RequestDetailResponse"};
const schema343 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/RequestDetail"}}};
const schema344 = {"description":"A request and what it caused.","type":"object","additionalProperties":false,"required":["id","request_id","at","method","path","query","operation_id","status","code","param","message","duration_ms","replayed","key","ip","user_agent","deliveries"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"request_id":{"description":"Its `X-Request-Id`.","type":"string"},"at":{"description":"When it arrived.","type":"string","format":"date-time"},"method":{"description":"Its method.","type":"string"},"path":{"description":"Its path, without a query string.","type":"string"},"operation_id":{"description":"The operation; null if none matched.","type":["string","null"]},"status":{"description":"The status of the answer.","type":"integer","format":"int32"},"code":{"description":"The error code, if it was refused.","type":["string","null"]},"duration_ms":{"description":"How long it took.","type":"integer","format":"int32"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"ip":{"description":"The IP address that it came from.","type":"string"},"query":{"description":"Its query string without the question mark, at most 2,000 characters; null if there was none. Secrets are\nreplaced by `[redacted]`.\n","type":["string","null"]},"user_agent":{"description":"Its `User-Agent`, at most 200 characters; null if there was none.","type":["string","null"]},"param":{"description":"The field that the refusal names; null if there is none.","type":["string","null"]},"message":{"description":"The message of the refusal, at most 1,000 characters; null if it was not refused.","type":["string","null"]},"replayed":{"description":"Whether the stored answer of an earlier request with the same `Idempotency-Key` was sent.","type":"boolean"},"deliveries":{"description":"The deliveries that it caused, newest first, at most a hundred.","type":"array","items":{"$ref":"#/components/schemas/Delivery"}}}};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.operation_id === undefined) && (missing0 = "operation_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.replayed === undefined) && (missing0 = "replayed"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))) || ((data.deliveries === undefined) && (missing0 = "deliveries"))){
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema344.required,parentSchema:schema344,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func64.call(schema344.properties, key0))){
validate310.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema344,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate310.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema344.properties.id.type,parentSchema:schema344.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate310.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema344.properties.request_id.type,parentSchema:schema344.properties.request_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate310.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema344.properties.at,data:data2}];
return false;
}
}
else {
validate310.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema344.properties.at.type,parentSchema:schema344.properties.at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data3 = data.method;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate310.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema344.properties.method.type,parentSchema:schema344.properties.method,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data4 = data.path;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate310.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema344.properties.path.type,parentSchema:schema344.properties.path,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation_id !== undefined){
let data5 = data.operation_id;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate310.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/type",keyword:"type",params:{type: schema344.properties.operation_id.type},schema:schema344.properties.operation_id.type,parentSchema:schema344.properties.operation_id,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate310.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema344.properties.status.type,parentSchema:schema344.properties.status,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats38.validate(data6))){
validate310.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema344.properties.status,data:data6}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data7 = data.code;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate310.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema344.properties.code.type},schema:schema344.properties.code.type,parentSchema:schema344.properties.code,data:data7}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data8 = data.duration_ms;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate310.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema344.properties.duration_ms.type,parentSchema:schema344.properties.duration_ms,data:data8}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats38.validate(data8))){
validate310.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema344.properties.duration_ms,data:data8}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data9 = data.key;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = false;
let passing0 = null;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((data9.id === undefined) && (missing1 = "id")) || ((data9.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema331.required,parentSchema:schema331,data:data9};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs25 = errors;
for(const key1 in data9){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema331,data:data9};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs25 === errors){
if(data9.id !== undefined){
let data10 = data9.id;
const _errs26 = errors;
if(typeof data10 !== "string"){
const err2 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema331.properties.id.type,parentSchema:schema331.properties.id,data:data10};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.name !== undefined){
let data11 = data9.name;
const _errs28 = errors;
if(typeof data11 !== "string"){
const err3 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema331.properties.name.type,parentSchema:schema331.properties.name,data:data11};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema331.type,parentSchema:schema331,data:data9};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs22 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs30 = errors;
if(data9 !== null){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema344.properties.key.oneOf[1].type,parentSchema:schema344.properties.key.oneOf[1],data:data9};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs30 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema344.properties.key.oneOf,parentSchema:schema344.properties.key,data:data9};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate310.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
let data12 = data.ip;
const _errs32 = errors;
if(typeof data12 !== "string"){
validate310.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema344.properties.ip.type,parentSchema:schema344.properties.ip,data:data12}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data13 = data.query;
const _errs34 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate310.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema344.properties.query.type},schema:schema344.properties.query.type,parentSchema:schema344.properties.query,data:data13}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_agent !== undefined){
let data14 = data.user_agent;
const _errs36 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate310.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: schema344.properties.user_agent.type},schema:schema344.properties.user_agent.type,parentSchema:schema344.properties.user_agent,data:data14}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data15 = data.param;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate310.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema344.properties.param.type},schema:schema344.properties.param.type,parentSchema:schema344.properties.param,data:data15}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data16 = data.message;
const _errs40 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate310.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema344.properties.message.type},schema:schema344.properties.message.type,parentSchema:schema344.properties.message,data:data16}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replayed !== undefined){
let data17 = data.replayed;
const _errs42 = errors;
if(typeof data17 !== "boolean"){
validate310.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},schema:schema344.properties.replayed.type,parentSchema:schema344.properties.replayed,data:data17}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliveries !== undefined){
let data18 = data.deliveries;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data18)){
var valid4 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
const _errs46 = errors;
if(!(validate254(data18[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data18,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
var valid4 = _errs46 === errors;
if(!valid4){
break;
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"},schema:schema344.properties.deliveries.type,parentSchema:schema344.properties.deliveries,data:data18}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema344.type,parentSchema:schema344,data}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate309.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema343.required,parentSchema:schema343,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate309.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema343,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate310(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate309.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema343.type,parentSchema:schema343,data}];
return false;
}
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate309(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_type = validate314;
const schema346 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate314.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema346,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate314.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema346,data}];
return false;
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema346.type,parentSchema:schema346,data}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_key_id = validate315;
const schema347 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate315.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema347,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate315.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema347,data}];
return false;
}
}
}
else {
validate315.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema347.type,parentSchema:schema347,data}];
return false;
}
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_since = validate316;
const schema348 = {"$ref":"contract#/components/schemas/Time"};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate316.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema289,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate316.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema289,data}];
return false;
}
}
}
else {
validate316.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema289.type,parentSchema:schema289,data}];
return false;
}
}
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_until = validate317;
const schema350 = {"$ref":"contract#/components/schemas/Time"};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate317.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema289,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate317.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema289,data}];
return false;
}
}
}
else {
validate317.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema289.type,parentSchema:schema289,data}];
return false;
}
}
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_cursor = validate318;
const schema352 = {"type":"string","maxLength":1024};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate318.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema352,data}];
return false;
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema352.type,parentSchema:schema352,data}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_200 = validate319;
const schema353 = {"$ref":"contract#/components/schemas/ActivityList"};
const schema354 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Activity"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema355 = {"description":"A change, and who made it.","type":"object","additionalProperties":false,"required":["id","at","type","actor","via","key","subject"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"at":{"description":"When it was created.","type":"string","format":"date-time"},"type":{"description":"What was done.","type":"string"},"actor":{"oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"via":{"description":"The source of the change.","$ref":"#/components/schemas/Entrance"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"subject":{"$ref":"#/components/schemas/Subject"}}};
const schema357 = {"description":"The source of a change.","type":"string","enum":["api","web","cli","import","job"]};
const schema359 = {"description":"What it is about.","type":"object","additionalProperties":false,"required":["type","id","name"],"properties":{"type":{"description":"Its kind.","type":"string"},"id":{"description":"Its id.","type":"string"},"name":{"description":"Its current name, or its last one if it was deleted; null if there is none to show.","type":["string","null"]}}};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.via === undefined) && (missing0 = "via"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.subject === undefined) && (missing0 = "subject"))){
validate321.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema355.required,parentSchema:schema355,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "at")) || (key0 === "type")) || (key0 === "actor")) || (key0 === "via")) || (key0 === "key")) || (key0 === "subject"))){
validate321.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema355,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate321.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema355.properties.id.type,parentSchema:schema355.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate321.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema355.properties.at,data:data1}];
return false;
}
}
else {
validate321.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema355.properties.at.type,parentSchema:schema355.properties.at,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate321.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema355.properties.type.type,parentSchema:schema355.properties.type,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data3 = data.actor;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema67.required,parentSchema:schema67,data:data3};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema67,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/actor/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema67.properties.id.type,parentSchema:schema67.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.name !== undefined){
let data5 = data3.name;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/actor/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema67.properties.name.type,parentSchema:schema67.properties.name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema355.properties.actor.oneOf[1].type,parentSchema:schema355.properties.actor.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema355.properties.actor.oneOf,parentSchema:schema355.properties.actor,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate321.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.via !== undefined){
let data6 = data.via;
const _errs20 = errors;
if(typeof data6 !== "string"){
validate321.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/type",keyword:"type",params:{type: "string"},schema:schema357.type,parentSchema:schema357,data:data6}];
return false;
}
if(!(((((data6 === "api") || (data6 === "web")) || (data6 === "cli")) || (data6 === "import")) || (data6 === "job"))){
validate321.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/enum",keyword:"enum",params:{allowedValues: schema357.enum},schema:schema357.enum,parentSchema:schema357,data:data6}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data7 = data.key;
const _errs23 = errors;
const _errs24 = errors;
let valid5 = false;
let passing1 = null;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.id === undefined) && (missing2 = "id")) || ((data7.name === undefined) && (missing2 = "name"))){
const err7 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing2},schema:schema331.required,parentSchema:schema331,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs28 = errors;
for(const key2 in data7){
if(!((key2 === "id") || (key2 === "name"))){
const err8 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema331,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs28 === errors){
if(data7.id !== undefined){
let data8 = data7.id;
const _errs29 = errors;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema331.properties.id.type,parentSchema:schema331.properties.id,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data7.name !== undefined){
let data9 = data7.name;
const _errs31 = errors;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema331.properties.name.type,parentSchema:schema331.properties.name,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema331.type,parentSchema:schema331,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid1 = _errs25 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs33 = errors;
if(data7 !== null){
const err12 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema355.properties.key.oneOf[1].type,parentSchema:schema355.properties.key.oneOf[1],data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs33 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
}
}
if(!valid5){
const err13 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema355.properties.key.oneOf,parentSchema:schema355.properties.key,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate321.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data10 = data.subject;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if((((data10.type === undefined) && (missing3 = "type")) || ((data10.id === undefined) && (missing3 = "id"))) || ((data10.name === undefined) && (missing3 = "name"))){
validate321.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/required",keyword:"required",params:{missingProperty: missing3},schema:schema359.required,parentSchema:schema359,data:data10}];
return false;
}
else {
const _errs38 = errors;
for(const key3 in data10){
if(!(((key3 === "type") || (key3 === "id")) || (key3 === "name"))){
validate321.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema359,data:data10}];
return false;
break;
}
}
if(_errs38 === errors){
if(data10.type !== undefined){
let data11 = data10.type;
const _errs39 = errors;
if(typeof data11 !== "string"){
validate321.errors = [{instancePath:instancePath+"/subject/type",schemaPath:"#/components/schemas/Subject/properties/type/type",keyword:"type",params:{type: "string"},schema:schema359.properties.type.type,parentSchema:schema359.properties.type,data:data11}];
return false;
}
var valid9 = _errs39 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.id !== undefined){
let data12 = data10.id;
const _errs41 = errors;
if(typeof data12 !== "string"){
validate321.errors = [{instancePath:instancePath+"/subject/id",schemaPath:"#/components/schemas/Subject/properties/id/type",keyword:"type",params:{type: "string"},schema:schema359.properties.id.type,parentSchema:schema359.properties.id,data:data12}];
return false;
}
var valid9 = _errs41 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.name !== undefined){
let data13 = data10.name;
const _errs43 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate321.errors = [{instancePath:instancePath+"/subject/name",schemaPath:"#/components/schemas/Subject/properties/name/type",keyword:"type",params:{type: schema359.properties.name.type},schema:schema359.properties.name.type,parentSchema:schema359.properties.name,data:data13}];
return false;
}
var valid9 = _errs43 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate321.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/type",keyword:"type",params:{type: "object"},schema:schema359.type,parentSchema:schema359,data:data10}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate321.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema355.type,parentSchema:schema355,data}];
return false;
}
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate320.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema354.required,parentSchema:schema354,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate320.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema354,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate321(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema354.properties.data.type,parentSchema:schema354.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate320.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema57.required,parentSchema:schema57,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate320.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema57,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate320.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema57.properties.next_cursor.type},schema:schema57.properties.next_cursor.type,parentSchema:schema57.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema354.type,parentSchema:schema354,data}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate320(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listNotifications_query_cursor = validate324;
const schema361 = {"type":"string","maxLength":1024};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate324.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema361,data}];
return false;
}
}
else {
validate324.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema361.type,parentSchema:schema361,data}];
return false;
}
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listNotifications_200 = validate325;
const schema362 = {"$ref":"contract#/components/schemas/NotificationList"};
const schema363 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/UserNotification"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema364 = {"description":"A change that concerns the user.","type":"object","additionalProperties":false,"required":["id","at","type","text","subject","via","read_at"],"properties":{"id":{"description":"The id of the notification.","type":"string"},"at":{"description":"When it happened.","type":"string","format":"date-time"},"type":{"description":"What happened.","type":"string"},"text":{"description":"The notification as a sentence.","type":"string"},"subject":{"oneOf":[{"$ref":"#/components/schemas/Subject"},{"type":"null"}]},"via":{"description":"The source of the change.","$ref":"#/components/schemas/Entrance"},"read_at":{"description":"When it was read.","type":["string","null"],"format":"date-time"}}};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.via === undefined) && (missing0 = "via"))) || ((data.read_at === undefined) && (missing0 = "read_at"))){
validate327.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema364.required,parentSchema:schema364,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "at")) || (key0 === "type")) || (key0 === "text")) || (key0 === "subject")) || (key0 === "via")) || (key0 === "read_at"))){
validate327.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema364,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate327.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema364.properties.id.type,parentSchema:schema364.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate327.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema364.properties.at,data:data1}];
return false;
}
}
else {
validate327.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema364.properties.at.type,parentSchema:schema364.properties.at,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate327.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema364.properties.type.type,parentSchema:schema364.properties.type,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data3 = data.text;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate327.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema364.properties.text.type,parentSchema:schema364.properties.text,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data4 = data.subject;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.type === undefined) && (missing1 = "type")) || ((data4.id === undefined) && (missing1 = "id"))) || ((data4.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/required",keyword:"required",params:{missingProperty: missing1},schema:schema359.required,parentSchema:schema359,data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs15 = errors;
for(const key1 in data4){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema359,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs15 === errors){
if(data4.type !== undefined){
let data5 = data4.type;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err2 = {instancePath:instancePath+"/subject/type",schemaPath:"#/components/schemas/Subject/properties/type/type",keyword:"type",params:{type: "string"},schema:schema359.properties.type.type,parentSchema:schema359.properties.type,data:data5};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.id !== undefined){
let data6 = data4.id;
const _errs18 = errors;
if(typeof data6 !== "string"){
const err3 = {instancePath:instancePath+"/subject/id",schemaPath:"#/components/schemas/Subject/properties/id/type",keyword:"type",params:{type: "string"},schema:schema359.properties.id.type,parentSchema:schema359.properties.id,data:data6};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.name !== undefined){
let data7 = data4.name;
const _errs20 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err4 = {instancePath:instancePath+"/subject/name",schemaPath:"#/components/schemas/Subject/properties/name/type",keyword:"type",params:{type: schema359.properties.name.type},schema:schema359.properties.name.type,parentSchema:schema359.properties.name,data:data7};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/type",keyword:"type",params:{type: "object"},schema:schema359.type,parentSchema:schema359,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema364.properties.subject.oneOf[1].type,parentSchema:schema364.properties.subject.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema364.properties.subject.oneOf,parentSchema:schema364.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate327.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.via !== undefined){
let data8 = data.via;
const _errs24 = errors;
if(typeof data8 !== "string"){
validate327.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/type",keyword:"type",params:{type: "string"},schema:schema357.type,parentSchema:schema357,data:data8}];
return false;
}
if(!(((((data8 === "api") || (data8 === "web")) || (data8 === "cli")) || (data8 === "import")) || (data8 === "job"))){
validate327.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/enum",keyword:"enum",params:{allowedValues: schema357.enum},schema:schema357.enum,parentSchema:schema357,data:data8}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_at !== undefined){
let data9 = data.read_at;
const _errs27 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate327.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/type",keyword:"type",params:{type: schema364.properties.read_at.type},schema:schema364.properties.read_at.type,parentSchema:schema364.properties.read_at,data:data9}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate327.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema364.properties.read_at,data:data9}];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate327.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema364.type,parentSchema:schema364,data}];
return false;
}
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema363.required,parentSchema:schema363,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate326.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema363,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate327(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema363.properties.data.type,parentSchema:schema363.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate326.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema57.required,parentSchema:schema57,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate326.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema57,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate326.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema57.properties.next_cursor.type},schema:schema57.properties.next_cursor.type,parentSchema:schema57.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema363.type,parentSchema:schema363,data}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const readNotifications_body = validate330;
const schema368 = {"$ref":"contract#/components/schemas/NotificationReads"};
const schema369 = {"description":"The time up to which notifications are marked.","type":"object","required":["until"],"properties":{"until":{"$ref":"#/components/schemas/Time"}}};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.until === undefined) && (missing0 = "until")){
validate331.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema369.required,parentSchema:schema369,data}];
return false;
}
else {
if(data.until !== undefined){
let data0 = data.until;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern36.test(data0)){
validate331.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema289,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate331.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema289,data:data0}];
return false;
}
}
}
else {
validate331.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema289.type,parentSchema:schema289,data:data0}];
return false;
}
}
}
}
}
}
else {
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema369.type,parentSchema:schema369,data}];
return false;
}
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":{"until":true},"dynamicProps":false,"dynamicItems":false};


function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate331(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"props":{"until":true},"dynamicProps":false,"dynamicItems":false};

export const readNotifications_body_until = validate333;
const schema371 = {"$ref":"contract#/components/schemas/Time"};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate333.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema289,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate333.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema289,data}];
return false;
}
}
}
else {
validate333.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema289.type,parentSchema:schema289,data}];
return false;
}
}
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"dynamicProps":false,"dynamicItems":false};
